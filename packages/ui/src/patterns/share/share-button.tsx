import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { createLazyComponent } from "../../theme/lazy-component.tsx";
import type { ShareMenuProps } from "./share-menu.tsx";
import * as styles from "./share.css.ts";

const ShareMenu = createLazyComponent(async () => (await import("./share-menu.tsx")).ShareMenu);

export type ShareButtonProps = Pick<ShareMenuProps, "onCopyLink" | "onEmail"> & {
  /** Opens the browser's own share sheet; false when it has none, which opens the menu. */
  onShare: () => boolean;
};

const words = { size: "small", icon: Share2, children: "Share" } as const;

/** Shares the page. It needs JavaScript, so it is hidden without. */
export function ShareButton({ onShare, onCopyLink, onEmail }: ShareButtonProps) {
  const [open, setOpen] = useState<boolean>();
  const change = (opens: boolean): void => setOpen(opens && !onShare());
  const button = (
    <Button
      {...words}
      aria-haspopup="menu"
      aria-expanded={false}
      {...ShareMenu.preloadProps}
      onClick={() => change(true)}
    />
  );
  return (
    <div className={styles.share}>
      {open === undefined ? (
        button
      ) : (
        <ShareMenu
          {...{ onCopyLink, onEmail, open }}
          trigger={<Button {...words} />}
          onOpenChange={change}
          fallback={button}
        />
      )}
    </div>
  );
}
