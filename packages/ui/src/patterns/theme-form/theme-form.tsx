import { pageUrls } from "@heirloop/contract/page/page-urls";
import { classes } from "../../theme/classes.ts";
import { type ThemeChoice, themeChoices, themes } from "../../theme/themes.ts";
import { AppForm } from "../../theme/form.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import * as styles from "./theme-form.css.ts";

const getLabel = (choice: ThemeChoice): string => (choice === "system" ? "System" : themes[choice].label);

export type ThemeFormProps = {
  /** `inverse` in the footer. */
  tone: "page" | "inverse";
  chosen: ThemeChoice;
  /** Page to return to after the choice was posted. */
  next: string;
  onChoose: (choice: ThemeChoice) => void;
};

/** Applies the chosen theme immediately; without JavaScript the choice is posted. */
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
              {getLabel(choice)}
            </button>
          ))}
        </div>
      </Fieldset>
    </AppForm>
  );
}
