import { brand } from "@heirloop/contract/brand/brand";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

/** Covers everything for a blocked person; there is no way around it. */
export function BlockedOverlay() {
  return (
    <Dialog rank="blocked" title="Your account is blocked" open dismissable={false}>
      <Text>
        Your account has been blocked for breaching our community guidelines. If you believe this is a
        mistake, write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
      </Text>
    </Dialog>
  );
}
