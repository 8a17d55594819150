import { ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { classes } from "../../theme/classes.ts";
import { useHydrated } from "../../theme/use-hydrated.ts";
import { box } from "../form-field/form-field.css.ts";
import { FormField, type FieldProps } from "../form-field/form-field.tsx";
import * as select from "../select/select.css.ts";
import { ComboboxView } from "./combobox-view.tsx";
import type { ComboboxOption } from "./filter-options.ts";

export type ComboboxProps = FieldProps & {
  /** Of the form's field, which carries the chosen option's value. */
  name: string;
  /** In the order in which they are read. */
  options: readonly ComboboxOption[];
  /** Value that is selected initially. */
  defaultValue?: string | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** A form is not sent without it. */
  required?: boolean;
  /** Shown, and cannot be changed. */
  disabled?: boolean;
};

/**
 * A searchable select for long lists. The native select is used before hydration and stays behind the text box: the form listens to its `change` event and submits its value.
 */
export function Combobox({
  label,
  hideLabel,
  hint,
  error,
  optional = false,
  id,
  name,
  options,
  defaultValue = "",
  placeholder,
  required = false,
  disabled = false,
}: ComboboxProps) {
  const hydrated = useHydrated();
  const field = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(defaultValue);
  const [hadFocus, setHadFocus] = useState(false);
  // Keeps a value that was selected before hydration or restored by the browser.
  useLayoutEffect(() => {
    if (!hydrated || !field.current) return;
    setChosen(field.current.value);
    setHadFocus(document.activeElement === field.current);
  }, [hydrated]);

  const choose = (value: string): void => {
    if (!field.current) return;
    field.current.value = value;
    field.current.dispatchEvent(new Event("change", { bubbles: true }));
  };

  return (
    <FormField {...{ label, hideLabel, hint, error, optional, id }}>
      {(wiring) => (
        <div className={select.frame}>
          <select
            {...(hydrated ? { hidden: true } : { ...wiring, required })}
            ref={field}
            {...{ name, defaultValue, disabled }}
            className={classes(...(hydrated ? [] : [box, select.select]))}
            onChange={(event) => setChosen(event.target.value)}
          >
            {(placeholder !== undefined || optional) && <option value="">{placeholder}</option>}
            {options.map(({ value, label: words, note }) => (
              <option key={value} value={value}>
                {note === undefined ? words : `${words} (${note})`}
              </option>
            ))}
          </select>
          {hydrated && (
            <ComboboxView
              {...{ label, wiring, options, chosen, placeholder, optional, required, disabled }}
              takesFocus={hadFocus}
              onChoose={choose}
            />
          )}
          <ChevronDown aria-hidden className={select.arrow} />
        </div>
      )}
    </FormField>
  );
}
