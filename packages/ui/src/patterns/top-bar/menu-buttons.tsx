import { Menu as MenuSign, UserRound } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import { useLazyMenu } from "../../components/menu/use-lazy-menu.ts";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import type { MobileMenuProps } from "../mobile-menu/mobile-menu.tsx";
import type { ProfileMenuProps } from "../profile-menu/profile-menu.tsx";

const MobileMenu = createLazyComponent(
  async () => (await import("../mobile-menu/mobile-menu.tsx")).MobileMenu,
);
const ProfileMenu = createLazyComponent(
  async () => (await import("../profile-menu/profile-menu.tsx")).ProfileMenu,
);

export type MenuButtonProps = Omit<MobileMenuProps, "open" | "onOpenChange"> & {
  /** Path and query of the page: the menu closes on navigation. */
  here: string;
};

/** Opens the slide-out menu of phones and of windows without room for the mega menu. */
export function MenuButton({ here, ...props }: MenuButtonProps) {
  // Open on this page only; the empty string is: was open before.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === here;
  return (
    <>
      <IconButton
        icon={MenuSign}
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...MobileMenu.preloadProps}
        onClick={() => setOpenOn(here)}
      />
      {/* With another page it is gone at once, so that the focus goes to that page and not back to the button. */}
      {(open || openOn === "") && (
        <MobileMenu {...props} open={open} onOpenChange={(opens) => setOpenOn(opens ? here : "")} />
      )}
    </>
  );
}

export type AccountButtonProps = Omit<ProfileMenuProps, "trigger" | "open" | "focusFirst">;

/** Opens the account menu. */
export function AccountButton({ onOpenChange, ...props }: AccountButtonProps) {
  const { open, buttonProps, ...menu } = useLazyMenu(onOpenChange);
  const button = { icon: UserRound, label: `Account of ${props.user.firstName}` };
  if (open === undefined) return <IconButton {...button} {...ProfileMenu.preloadProps} {...buttonProps} />;
  return (
    <ProfileMenu
      {...props}
      {...menu}
      open={open}
      trigger={<IconButton {...button} />}
      fallback={<IconButton {...button} aria-haspopup="menu" />}
    />
  );
}
