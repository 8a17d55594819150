import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { createLazyComponent } from "../../theme/lazy-component.tsx";

const Drawer = createLazyComponent(async () => (await import("../../components/drawer/drawer.tsx")).Drawer);

/** Where the filters are without JavaScript. */
export const filtersAnchor = "#filters";

type FiltersDrawerProps = {
  /** How many filters are set; the words of a search are none. */
  active: number;
  /** Of the button at the bottom, `Show 12 pieces`. */
  showLabel: string;
  /** The filters. */
  children: ReactNode;
};

/**
 * The button that opens the filters on narrow pages, and the drawer. It knows by itself whether it is open, so that
 * the results are not rendered again.
 */
export function FiltersDrawer({ active, showLabel, children }: FiltersDrawerProps) {
  // Undefined until it is first opened.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <ButtonLink
        href={filtersAnchor}
        icon={SlidersHorizontal}
        {...Drawer.preloadProps}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {active > 0 ? `Filters (${active})` : "Filters"}
      </ButtonLink>
      {open !== undefined && (
        <Drawer
          title="Filters"
          side="start"
          open={open}
          onOpenChange={setOpen}
          footer={
            <Button variant="primary" full onClick={() => setOpen(false)}>
              {showLabel}
            </Button>
          }
        >
          {children}
        </Drawer>
      )}
    </>
  );
}
