import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AuthLayout } from "../../patterns/auth-layout/auth-layout.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { AppForm } from "../../theme/form.tsx";

/** Posts `email` and `viewed` to its own address. */
export type SavedPiecesScreenProps = FormState & {
  values?: { email?: string | undefined; viewed?: string | undefined };
  /** `sent`: on its way; `nothing`: there is no piece to send yet. */
  outcome?: "sent" | "nothing" | undefined;
  /** The email of the account; a typed one wins. */
  email?: string | undefined;
  /** Ids of the viewed listings, joined by dots; typed values win. */
  viewed?: string;
};

/** Where a visitor asks for an email with the pieces they viewed, and reads that it was sent. */
export function SavedPiecesScreen({
  values,
  outcome,
  email,
  viewed = "",
  errors,
  problem,
  busy = false,
}: SavedPiecesScreenProps) {
  return (
    <AuthLayout
      title="Email me my saved pieces"
      intro="One email with your cart, your favorites and the pieces you viewed last. No mailing list."
      problem={problem}
      aside={<TextLink href={pageUrls.collections("sort=newest")}>See new arrivals</TextLink>}
    >
      {outcome === "sent" && (
        <Banner tone="success" announce>
          We emailed your pieces to {values?.email}. It can take a minute or two.
        </Banner>
      )}
      {outcome === "nothing" && (
        <Banner announce>There is nothing to email yet. View a piece or save one, then come back.</Banner>
      )}
      <AppForm method="post" errors={errors} noValidate>
        <Stack gap="m">
          <input type="hidden" name="viewed" value={values?.viewed || viewed} />
          <TextField
            label="Your email"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={values?.email ?? email}
            error={errors?.["email"]}
          />
          <Button type="submit" variant="primary" size="large" full busy={busy}>
            {outcome === "sent" ? "Email them again" : "Email them"}
          </Button>
        </Stack>
      </AppForm>
    </AuthLayout>
  );
}
