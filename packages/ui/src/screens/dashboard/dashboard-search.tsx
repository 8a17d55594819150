import { Button } from "../../components/button/button.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./dashboard-screen.css.ts";

export type DashboardSearchProps = {
  /** The tab in which is searched. */
  tab: "products" | "consignments";
  /** The name of the list. */
  label: string;
  keyword: string;
};

/** Searches one of the dashboard's lists, by its address. */
export function DashboardSearch({ tab, label, keyword }: DashboardSearchProps) {
  return (
    <AppForm method="get" role="search" aria-label={label}>
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="list" value="search" />
      <div className={styles.search}>
        <div className={styles.searchField}>
          <TextField
            key={keyword}
            label={label}
            hideLabel
            type="search"
            name="keyword"
            placeholder={label}
            defaultValue={keyword}
            maxLength={200}
          />
        </div>
        <Button type="submit">Search</Button>
      </div>
    </AppForm>
  );
}
