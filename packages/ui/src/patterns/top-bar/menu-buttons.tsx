import { Menu as MenuSign, UserRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../components/icon-button/icon-button.tsx";
import type { MobileMenuProps } from "../mobile-menu/mobile-menu.tsx";
import type { ProfileMenuProps } from "../profile-menu/profile-menu.tsx";

// Neither is needed to read a page: they come when a pointer or the focus comes near.
const loadMobileMenu = () => import("../mobile-menu/mobile-menu.tsx");
const loadProfileMenu = () => import("../profile-menu/profile-menu.tsx");
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })));
const ProfileMenu = lazy(() => loadProfileMenu().then((module) => ({ default: module.ProfileMenu })));

const near = (load: () => Promise<unknown>) => ({
  onPointerEnter: () => void load(),
  onFocus: () => void load(),
});

export type MenuButtonProps = Omit<MobileMenuProps, "open" | "onOpenChange"> & {
  /** Path and query of the page: the menu closes when one has gone somewhere. */
  here: string;
};

/** Opens the slide-out menu of phones. */
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
        {...near(loadMobileMenu)}
        onClick={() => setOpenOn(here)}
      />
      <Suspense>
        {openOn !== undefined && (
          <MobileMenu {...props} open={open} onOpenChange={(opens) => setOpenOn(opens ? here : "")} />
        )}
      </Suspense>
    </>
  );
}

export type AccountButtonProps = Omit<ProfileMenuProps, "trigger" | "open">;

/** Opens everything that is one's own. */
export function AccountButton({ onOpenChange, ...props }: AccountButtonProps) {
  const [open, setOpen] = useState<boolean>();
  const change = (opens: boolean): void => {
    setOpen(opens);
    onOpenChange(opens);
  };
  const button = { icon: UserRound, label: `Account of ${props.user.firstName}` };
  if (open === undefined) {
    return (
      <IconButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={false}
        {...near(loadProfileMenu)}
        onClick={() => change(true)}
      />
    );
  }
  return (
    <Suspense fallback={<IconButton {...button} aria-haspopup="menu" />}>
      <ProfileMenu {...props} trigger={<IconButton {...button} />} open={open} onOpenChange={change} />
    </Suspense>
  );
}
