import { Popover } from "../../components/popover/popover.tsx";
import { RegionButton } from "./region-button.tsx";
import { RegionPanel, type RegionPanelProps } from "./region-panel.tsx";

export type RegionControlProps = RegionPanelProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The button with its panel, loaded when a pointer or the focus reaches the button. */
export function RegionControl({ open, onOpenChange, ...panel }: RegionControlProps) {
  return (
    <Popover
      label="Where you look for furniture"
      align="end"
      trigger={<RegionButton region={panel.view.region} />}
      open={open}
      onOpenChange={onOpenChange}
    >
      <RegionPanel {...panel} />
    </Popover>
  );
}
