import { Link2, Mail } from "lucide-react";
import { Menu, MenuItem, type MenuProps } from "../../components/menu/menu.tsx";

export type ShareMenuProps = Pick<MenuProps, "trigger" | "focusFirst"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCopyLink: () => void;
  onEmail: () => void;
};

/** The share options of browsers without a share sheet. */
export function ShareMenu({ onCopyLink, onEmail, ...menu }: ShareMenuProps) {
  return (
    <Menu align="start" {...menu}>
      <MenuItem icon={Link2} onSelect={onCopyLink}>
        Copy link
      </MenuItem>
      <MenuItem icon={Mail} onSelect={onEmail}>
        Email
      </MenuItem>
    </Menu>
  );
}
