import type { SellerSummary } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Rating } from "../../components/rating/rating.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import * as styles from "./seller-card.css.ts";

export type SellerCardProps = { seller: SellerSummary; actions?: ReactNode };

/** The seller with their rating and reviews. */
export function SellerCard({ seller, actions }: SellerCardProps) {
  const year = new Date(seller.since).getUTCFullYear();
  return (
    <div className={styles.card}>
      <Avatar name={seller.firstName} src={seller.picture ? `${seller.picture}/160.webp` : undefined} />
      <div>
        <p className={styles.name}>
          {seller.slug ? (
            <TextLink href={pageUrls.profile(seller.slug)} variant="quiet">
              {seller.firstName}
            </TextLink>
          ) : (
            seller.firstName
          )}
        </p>
        <div className={styles.facts}>
          {seller.averageReview !== null && (
            <Rating value={seller.averageReview} count={seller.reviewedCount} />
          )}
          <span>
            {[seller.isBusiness ? "Shop" : "Private seller", seller.place].filter(Boolean).join(" in ")}
          </span>
          <span>Since {year}</span>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
