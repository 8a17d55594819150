import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { withScripts } from "../../theme/with-scripts.css.ts";
import * as styles from "./two-step-screen.css.ts";

export type RecoveryCodesProps = {
  codes: readonly string[];
  /** Copies the codes, one per line. */
  onCopy: (text: string) => void;
  onPrint: () => void;
};

/** New recovery codes, which the server cannot show again. */
export function RecoveryCodes({ codes, onCopy, onPrint }: RecoveryCodesProps) {
  const text = `${codes.join("\n")}\n`;
  return (
    <Stack gap="m" as="section">
      <Banner tone="success" announce>
        Two-step verification is on. All other devices are logged out.
      </Banner>
      <Heading level={2} size="subheading">
        Save your recovery codes
      </Heading>
      <Text tone="soft" measure>
        If you lose your phone, each of these codes logs you in once. Keep them in a place that you can reach
        without your phone. They are not shown again.
      </Text>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <div className={withScripts}>
          <Button onClick={() => onCopy(text)}>Copy</Button>
        </div>
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
        >
          Download
        </ButtonLink>
        <div className={withScripts}>
          <Button onClick={onPrint}>Print</Button>
        </div>
        <ButtonLink href={pageUrls.twoStep()} variant="primary">
          I saved them
        </ButtonLink>
      </div>
    </Stack>
  );
}
