import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type ThemeChoice, themeChoices } from "@heirloop/contract/theme/theme";
import { classes } from "../../theme/classes.ts";
import { AppForm } from "../../theme/form.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import * as styles from "./theme-form.css.ts";

const labels: Record<ThemeChoice, string> = {
  system: "System",
  light: "Light",
  dark: "Dark",
  contrast: "High contrast",
};

export type ThemeFormProps = {
  /** `inverse` in the footer. */
  tone: keyof typeof styles.tone;
  chosen: ThemeChoice;
  /** Where to go on after the choice was posted. */
  next: string;
  onChoose: (choice: ThemeChoice) => void;
};

/** Chooses how the site looks: at once with scripts, else by posting the choice. */
export function ThemeForm({ tone, chosen, next, onChoose }: ThemeFormProps) {
  return (
    <AppForm method="post" action={pageUrls.theme()}>
      <input type="hidden" name="next" value={next} />
      <Fieldset legend="Theme" look="hidden">
        <div className={classes(styles.choices, styles.tone[tone])}>
          {themeChoices.map((choice) => (
            <button
              key={choice}
              type="submit"
              name="theme"
              value={choice}
              className={styles.choice}
              aria-pressed={choice === chosen}
              onClick={(event) => {
                event.preventDefault();
                onChoose(choice);
              }}
            >
              {labels[choice]}
            </button>
          ))}
        </div>
      </Fieldset>
    </AppForm>
  );
}
