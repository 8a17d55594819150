import { Check } from "lucide-react";
import * as Radix from "radix-ui/popover";
import { useEffect, useRef } from "react";
import { classes } from "../../theme/classes.ts";
import { box } from "../form-field/form-field.css.ts";
import type { FieldWiring } from "../form-field/form-field.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./combobox.css.ts";
import type { ComboboxOption } from "./filter-options.ts";
import { type ListedOption, OptionList } from "./option-list.tsx";
import { useCombobox, type ComboboxChoice } from "./use-combobox.ts";
import { useOptionList } from "./use-option-list.ts";

export type ComboboxViewProps = ComboboxChoice & {
  /** Names the list. */
  label: string;
  /** Ties the box to its label, hint and error. */
  wiring: FieldWiring;
  /** Shown while nothing is chosen. */
  placeholder: string | undefined;
  /** A form is not sent without it. */
  required: boolean;
  /** Shown, and cannot be changed. */
  disabled: boolean;
  /** The browser's own control had the focus when this took its place. */
  takesFocus: boolean;
};

const counted = (count: number): string => (count === 1 ? "1 choice" : `${count} choices`);

/** The box to type in and the list below it. */
export function ComboboxView({
  label,
  wiring,
  placeholder,
  required,
  disabled,
  takesFocus,
  ...choice
}: ComboboxViewProps) {
  const { open, text, shown, guessed, at, ...combobox } = useCombobox(choice);
  const input = useRef<HTMLInputElement>(null);
  const nothing = shown.length === 0;
  const { box: boxProps, ...list } = useOptionList({ shown: open && !nothing, at });
  const none = `Nothing matches “${text}”`;
  const [meant] = guessed ? shown : [];
  const announcement = meant
    ? `${none}. Did you mean ${meant.label}?`
    : nothing
      ? `Nothing matches ${text}`
      : counted(shown.length);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const listed = ({ value, label: name, note }: ComboboxOption): ListedOption => ({
    key: value,
    selected: value === choice.chosen,
    content: (
      <>
        <span className={styles.name}>{name}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {value === choice.chosen && <Check aria-hidden className={styles.sign} />}
      </>
    ),
  });

  return (
    <Radix.Root open={open} onOpenChange={(opened) => opened || combobox.close()}>
      <Radix.Anchor asChild>
        <input
          {...wiring}
          ref={input}
          type="text"
          {...boxProps}
          autoCapitalize="none"
          spellCheck={false}
          className={classes(box, styles.face)}
          {...{ placeholder, required, disabled }}
          value={text}
          onChange={(event) => combobox.type(event.target.value)}
          onKeyDown={combobox.onKeyDown}
          onClick={(event) => {
            if (open) return;
            // The next input replaces the selected text.
            event.currentTarget.select();
            combobox.show();
          }}
          onBlur={combobox.leave}
        />
      </Radix.Anchor>
      <VisuallyHidden live="polite">{open && announcement}</VisuallyHidden>
      <Radix.Portal>
        <Radix.Content
          role={undefined}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={styles.panel}
          // The focus stays in the text box; leaving it closes the list.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {(nothing || guessed) && (
            <p className={styles.nothing}>{guessed ? `${none}. Did you mean:` : none}</p>
          )}
          {!nothing && (
            <OptionList
              wiring={list}
              label={label}
              look="field"
              groups={[{ title: null, options: shown.map(listed) }]}
              at={at}
              onChoose={combobox.chooseAt}
              onPoint={combobox.point}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
