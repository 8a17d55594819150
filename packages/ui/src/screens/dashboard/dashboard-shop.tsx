import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { ReactNode } from "react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button } from "../../components/button/button.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextArea } from "../../components/text-area/text-area.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";
import { getFields } from "../../patterns/form/get-fields.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import { HubPicker } from "../../patterns/hub-picker/hub-picker.tsx";
import { AppForm } from "../../theme/form.tsx";
import { form } from "./dashboard-screen.css.ts";

export type ShopValues = { name: string; slug: string; story: string; policies: string };

/**
 * Posted to its own URL: `name`, `slug`, `story`, `policies`, `place` (a hub's id, or `keep`), `logo` and `banner`
 * (URLs of uploads, or the files as `logoFile` and `bannerFile`).
 */
export type DashboardShopProps = FormState & {
  values: ShopValues;
  /** City and state as buyers see it; null while the shop has not said. */
  place: string | null;
  /** The logo upload with its field. */
  logo: ReactNode;
  /** The same for the wide picture above the shop. */
  banner: ReactNode;
  /** The last submission was saved. */
  saved?: boolean | undefined;
};

/** How the shop shows itself. */
export function DashboardShop({
  values,
  place,
  logo,
  banner,
  saved,
  errors = {},
  problem,
  busy = false,
}: DashboardShopProps) {
  const field = getFields(values, errors);
  return (
    <div className={form}>
      <AppForm method="post" errors={errors} noValidate preventScrollReset encType="multipart/form-data">
        <Stack gap="l">
          <input type="hidden" name="intent" value="shop" />
          {saved && (
            <Banner tone="success" announce>
              Your shop is saved.
            </Banner>
          )}
          <ProblemBanner problem={problem} />
          <TextField
            label="Name of the shop"
            autoComplete="organization"
            required
            maxLength={80}
            {...field("name")}
          />
          <TextField
            label="Address"
            required
            hint="Lowercase letters, digits and dashes. Links to your earlier addresses keep working when you change it."
            prefix={pageUrls.profile("")}
            autoCapitalize="none"
            spellCheck={false}
            {...field("slug")}
          />
          <TextArea
            label="Story"
            optional
            rows={6}
            maxLength={4_000}
            hint="Say who you are, what kind of pieces you sell, and how you prepare them for sale."
            {...field("story")}
          />
          <TextArea
            label="Policies"
            optional
            rows={4}
            maxLength={4_000}
            hint="For example, how long you hold a piece, and whether you accept returns."
            {...field("policies")}
          />
          <Text size="small" tone="soft">
            Buyers choose a pickup time from{" "}
            <TextLink href={pageUrls.pickupHours()}>your weekly pickup hours</TextLink>. How far you deliver
            is in <TextLink href={pageUrls.deliveryTerms()}>your delivery terms</TextLink>.
          </Text>
          <HubPicker
            label="Where you are"
            name="place"
            hint="The city nearest to your shop. New pieces are listed there; those you have stay where they are."
            place={place}
            error={errors["coordinates"]}
          />
          <Fieldset
            legend="Logo"
            look="label"
            hint="Square. Shown next to your shop’s name."
            error={errors["logo"]}
          >
            {logo}
          </Fieldset>
          <Fieldset
            legend="Wide picture"
            look="label"
            hint="Above your shop, three times as wide as high."
            error={errors["banner"]}
          >
            {banner}
          </Fieldset>
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Save shop
            </Button>
          </div>
        </Stack>
      </AppForm>
    </div>
  );
}
