import type { ComponentType, MouseEventHandler, ReactNode } from 'react';
import { createContext, use } from 'react';

/** What an address says after its path, as plain text: a repeated key is a list. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where the browser is. */
export interface Place {
  readonly path: string;
  readonly search: Search;
}

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
 * both kinds of pages asks for no more than this. It stays the same from place to place.
 */
export interface Navigation {
  go(to: Destination): void;
  readonly Link: ComponentType<LinkProps>;
}

export const NavigationContext = createContext<Navigation | undefined>(undefined);
export const PlaceContext = createContext<Place | undefined>(undefined);

export function useNavigation(): Navigation {
  return given(use(NavigationContext));
}

export function usePlace(): Place {
  return given(use(PlaceContext));
}

function given<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('nothing says how one finds one’s way here');
  return found;
}
