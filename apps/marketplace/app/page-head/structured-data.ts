import type { BlogPost } from "@heirloop/contract/blog/blog.schema";
import { brand } from "@heirloop/contract/brand/brand";
import { formatLabel } from "@heirloop/contract/label/label";
import type { Condition, FullListing, Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Profile } from "@heirloop/contract/profile/profile.endpoints";
import type { HelpTopic } from "@heirloop/ui/screens/help/help-topic";

type Value = string | number | StructuredNode | readonly StructuredNode[] | readonly string[];
type StructuredNode = { readonly "@type": string } & { readonly [field: string]: Value };
/** A JSON-LD document in the vocabulary of schema.org. The router escapes it. */
export type StructuredData = StructuredNode & { readonly "@context": "https://schema.org" };

/** A breadcrumb; the current page is last and has no URL. */
export type Crumb = { label: string; href?: string };

const document = (node: StructuredNode): StructuredData => ({ "@context": "https://schema.org", ...node });
/** Unknown fields are left out. */
const known = (fields: Record<string, Value | null | undefined>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value] as const],
    ),
  );

const pictureUrl = (publicUrl: string, image: string): string => `${publicUrl}${image}/1280.jpg`;
/** schema.org requires a decimal number; cents convert exactly. */
const dollars = (amount: number): string => (amount / 100).toFixed(2);

export function breadcrumbList(publicUrl: string, trail: readonly Crumb[]): StructuredData {
  return document({
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      ...(href ? { item: publicUrl + href } : {}),
    })),
  });
}

export function organization(publicUrl: string): StructuredData {
  return document({
    "@type": "Organization",
    name: brand.name,
    url: publicUrl + pageUrls.home(),
    logo: `${publicUrl}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone,
  });
}

/** The site and its search URL. */
export function webSite(publicUrl: string): StructuredData {
  return document({
    "@type": "WebSite",
    name: brand.name,
    url: publicUrl + pageUrls.home(),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${publicUrl}${pageUrls.collections("keyword=")}{search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}

/** Listings in the order of the page. */
export function itemList(publicUrl: string, listings: readonly Listing[]): StructuredData {
  return document({
    "@type": "ItemList",
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: listing.title,
      url: publicUrl + pageUrls.product(listing),
    })),
  });
}

const itemCondition: Record<Condition, string> = {
  new: "https://schema.org/NewCondition",
  like_new: "https://schema.org/UsedCondition",
  excellent: "https://schema.org/UsedCondition",
  good: "https://schema.org/UsedCondition",
  fair: "https://schema.org/UsedCondition",
  restored: "https://schema.org/RefurbishedCondition",
};

function availability({ status, reservedUntil }: FullListing): string {
  if (status === "sold") return "https://schema.org/SoldOut";
  if (status === "inactive") return "https://schema.org/Discontinued";
  return reservedUntil === null ? "https://schema.org/InStock" : "https://schema.org/LimitedAvailability";
}

const inches = (value: number): StructuredNode => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "INH",
});

export function product(publicUrl: string, listing: FullListing): StructuredData {
  const [type] = listing.newSchema.types;
  const url = publicUrl + pageUrls.product(listing);
  return document({
    "@type": "Product",
    name: listing.title,
    description: listing.description,
    url,
    sku: listing.heirloopId,
    width: inches(listing.dimensions.width),
    depth: inches(listing.dimensions.depth),
    height: inches(listing.dimensions.height),
    itemCondition: itemCondition[listing.condition],
    ...known({
      image: listing.images.map((image) => pictureUrl(publicUrl, image)),
      brand: listing.brand === null ? null : { "@type": "Brand", name: formatLabel(listing.brand) },
      category: type === undefined ? null : formatLabel(type),
      color: listing.color === null ? null : formatLabel(listing.color),
      material: listing.materials.length === 0 ? null : listing.materials.map(formatLabel),
    }),
    offers: {
      "@type": "Offer",
      url,
      price: dollars(listing.price),
      priceCurrency: "USD",
      availability: availability(listing),
      itemCondition: itemCondition[listing.condition],
      seller: {
        "@type": listing.seller.isBusiness ? "Organization" : "Person",
        name: listing.seller.firstName,
      },
    },
  });
}

/** The questions that the page answers, in plain text. */
export function faqPage(topics: readonly HelpTopic[]): StructuredData {
  return document({
    "@type": "FAQPage",
    mainEntity: topics.flatMap(({ answers }) =>
      answers.map(({ question, paragraphs }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: paragraphs.join("\n") },
      })),
    ),
  });
}

export function blogPosting(publicUrl: string, post: BlogPost): StructuredData {
  return document({
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    image: pictureUrl(publicUrl, post.image),
    datePublished: post.date,
    articleSection: post.topic,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: brand.name, logo: `${publicUrl}/icon-512.png` },
    mainEntityOfPage: publicUrl + pageUrls.blogPost(post.slug),
  });
}

export function profilePage(publicUrl: string, { seller, story }: Profile): StructuredData {
  const { averageReview, reviewedCount } = seller;
  return document({
    "@type": "ProfilePage",
    ...known({ dateCreated: seller.since }),
    mainEntity: {
      "@type": seller.isBusiness ? "Organization" : "Person",
      name: seller.firstName,
      ...known({
        url: seller.slug === null ? null : publicUrl + pageUrls.profile(seller.slug),
        description: story,
        image: seller.picture === null ? null : pictureUrl(publicUrl, seller.picture),
        aggregateRating:
          averageReview === null || reviewedCount === 0 || !seller.isBusiness
            ? null
            : {
                "@type": "AggregateRating",
                ratingValue: averageReview.toFixed(1),
                reviewCount: reviewedCount,
              },
      }),
    },
  });
}
