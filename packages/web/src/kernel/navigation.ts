import type { ComponentType, MouseEventHandler, ReactNode } from 'react';
import { createContext, use } from 'react';

/** What an address says after its path, as plain text: a repeated key is a list. */
export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Where the browser is. */
export interface Place {
  readonly path: string;
  readonly search: Search;
  /** The cursors of the pages of a list up to this one, so that it can go back. Kept over a reload. */
  readonly cursors?: readonly string[] | undefined;
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
  /** As in a place; on the same page they stay as they are unless this says otherwise. */
  readonly cursors?: readonly string[] | undefined;
  /** Whether nobody is asked about what he typed: it is saved, or its record is gone. */
  readonly unasked?: boolean;
}

export interface LinkProps {
  to: string;
  search: Search;
  className?: string | undefined;
  children?: ReactNode;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** As in a destination. */
  resetScroll?: boolean;
}

/**
 * How one finds one's way through the pages of a document. It stays the same from place to place.
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
