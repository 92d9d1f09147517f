import { type ComponentType, createContext, type MouseEventHandler, type ReactNode, use } from 'react';

/** What an address says after its path, as plain text: a repeated key is a list. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where to go. */
export interface Destination {
  /** Absent: the same page. */
  readonly path?: string;
  readonly search: Readonly<Record<string, unknown>>;
  /** Whether the way back leads past the present address. */
  readonly replace?: boolean;
  /** Whether the new page is shown from its top, as it is unless this says otherwise. */
  readonly resetScroll?: boolean;
}

export interface LinkProps {
  to: string;
  search: Search;
  className?: string | undefined;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/**
 * How one finds one's way: public pages go by a small way of their own, the back office by its router. What stands on
 * both kinds of pages asks for no more than this. It is the same as long as a document lives.
 */
export interface Navigation {
  usePath(): string;
  useSearch(): Search;
  useGo(): (to: Destination) => void;
  Link: ComponentType<LinkProps>;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('nothing says how one finds one’s way here');
  return navigation;
}
