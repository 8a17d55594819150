import { type Region, regionNames } from "@heirloop/contract/hub/hub";
import { MapPin } from "lucide-react";
import type { ButtonHTMLAttributes, Ref } from "react";
import * as styles from "./region.css.ts";

export type RegionButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "className" | "style" | "children" | "color"
> & {
  /** The visitor's region; null when unknown. */
  region: Region | null;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Opens the choice of a place. */
export function RegionButton({ region, ...button }: RegionButtonProps) {
  return (
    <button {...button} type="button" className={styles.button}>
      <MapPin aria-hidden size={15} />
      {region === null ? "Show furniture near me" : `Near ${regionNames[region]}`}
    </button>
  );
}
