import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button } from "../../components/button/button.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./saved-pieces-form.css.ts";

export type SavedPiecesFormProps = {
  /** `heirloopId`s of the viewed listings, newest first; the server knows the cart and the favorites. */
  viewed: readonly string[];
  /** The email of the account; guests type one. */
  email?: string | undefined;
  /** The form is about to be used: load the viewed listings. */
  onPreload: () => void;
};

/** Emails the visitor their saved pieces: a form above the footer that posts to its own page. */
export function SavedPiecesForm({ viewed, email, onPreload }: SavedPiecesFormProps) {
  return (
    <AppForm
      method="post"
      action={pageUrls.savedPieces()}
      aria-label="Email me my saved pieces"
      onFocus={onPreload}
      noValidate
    >
      <div className={styles.strip}>
        <div className={styles.text}>
          <p className={styles.title}>Email me my saved pieces</p>
          <Text size="small" tone="soft" measure>
            One email with your cart, your favorites and the pieces you viewed last, so you can find them
            again. No mailing list.
          </Text>
        </div>
        <div className={styles.fields}>
          <input type="hidden" name="viewed" value={viewed.join(".")} />
          <TextField
            label="Your email"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={email}
          />
          <Button type="submit">Email them</Button>
        </div>
      </div>
    </AppForm>
  );
}
