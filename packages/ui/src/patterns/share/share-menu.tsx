import { Link2, Mail } from "lucide-react";
import type { ReactElement } from "react";
import { Menu, MenuItem } from "../../components/menu/menu.tsx";

export type ShareMenuProps = {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCopyLink: () => void;
  onEmail: () => void;
};

/** The share options of browsers without a share sheet. */
export function ShareMenu({ trigger, open, onOpenChange, onCopyLink, onEmail }: ShareMenuProps) {
  return (
    <Menu align="start" {...{ trigger, open, onOpenChange }}>
      <MenuItem icon={Link2} onSelect={onCopyLink}>
        Copy link
      </MenuItem>
      <MenuItem icon={Mail} onSelect={onEmail}>
        Email
      </MenuItem>
    </Menu>
  );
}
