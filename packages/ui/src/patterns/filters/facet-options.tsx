import { formatLabel } from "@heirloop/contract/label/label";
import type { FacetCount } from "@heirloop/contract/listing/listing-query.schema";
import { LazyDetails } from "../../components/accordion/lazy-details.tsx";
import { Checkbox } from "../../components/checkbox/checkbox.tsx";
import { Fieldset } from "../../components/fieldset/fieldset.tsx";
import * as styles from "./filters.css.ts";

export type FacetOptionsProps = {
  legend: string;
  /** The field's name in the address. */
  name: string;
  values: readonly FacetCount[];
  chosen: readonly string[];
  /** The values at the top: those of the results, so that none moves under the pointer when it is chosen. */
  first: readonly string[];
};

const initialCount = 7;

function Options({ name, values, chosen }: Omit<FacetOptionsProps, "legend" | "first">) {
  return values.map((value) => (
    <Checkbox
      key={value.name}
      name={name}
      value={value.name}
      label={formatLabel(value.name)}
      defaultChecked={chosen.includes(value.name)}
      aside={value.count.toLocaleString("en-US")}
    />
  ));
}

/** Checkboxes for a facet; values that the results have been filtered by come first and stay even without results. */
export function FacetOptions({ legend, name, values, chosen, first }: FacetOptionsProps) {
  const missing = chosen.filter((one) => values.every((value) => value.name !== one));
  const top = [...new Set([...first, ...missing])];
  const picked = top.map((one) => values.find((value) => value.name === one) ?? { name: one, count: 0 });
  const others = values.filter((value) => !top.includes(value.name));
  const room = Math.max(0, initialCount - picked.length);
  const rest = others.slice(room);
  return (
    <Fieldset legend={legend} look="hidden">
      <div>
        <Options name={name} values={[...picked, ...others.slice(0, room)]} chosen={chosen} />
        {rest.length > 0 && (
          <LazyDetails
            summary={`Show ${rest.length} more`}
            className={styles.rest}
            summaryClassName={styles.restSummary}
          >
            <div className={styles.scroll}>
              <Options name={name} values={rest} chosen={chosen} />
            </div>
          </LazyDetails>
        )}
      </div>
    </Fieldset>
  );
}
