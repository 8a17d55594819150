import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from "react";

/** Props of the app's link: a URL and the attributes of an anchor. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** The app may fetch the page ahead: on intent (hover, focus) or as soon as the link is seen. */
  prefetch?: "intent" | "viewport" | "none";
};

function PlainLink({ prefetch: _prefetch, ...anchor }: LinkProps) {
  return <a {...anchor} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app hands in its router's link once; without it every link is a plain anchor. */
export function LinkProvider({ link, children }: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** An unstyled link of the app. Components of the library style it; screens use `TextLink` and `ButtonLink`. */
export function AppLink(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
