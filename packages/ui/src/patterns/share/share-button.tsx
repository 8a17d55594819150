import { Share2 } from "lucide-react";
import { Button } from "../../components/button/button.tsx";
import { useLazyMenu } from "../../components/menu/use-lazy-menu.ts";
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
  const { open, focusFirst, onOpenChange, buttonProps } = useLazyMenu((opens) => opens && !onShare());
  const button = <Button {...words} {...ShareMenu.preloadProps} {...buttonProps} />;
  return (
    <div className={styles.share}>
      {open === undefined ? (
        button
      ) : (
        <ShareMenu
          {...{ onCopyLink, onEmail, open, focusFirst, onOpenChange }}
          trigger={<Button {...words} />}
          fallback={button}
        />
      )}
    </div>
  );
}
