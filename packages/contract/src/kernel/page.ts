import type { Permission } from './permission.ts';
import type { Text } from './text.ts';

/** One screen of the product: its address, who may open it, its title and its place in the header menu. */
export interface Page {
  readonly path: `/${string}`;
  readonly title: Text;
  readonly layout: 'public' | 'office' | 'ops';
  /** Who may open it; absent on a public page, and on a page of one's own that every signed-in person has. */
  readonly permission?: Permission;
  readonly menu?: MenuEntry;
  /** Where staff find the same, which a customer's form leads to while they fill it in for the customer. */
  readonly atDesk?: `/ops/${string}`;
}

/** Header entries stand in the order of `id`; `code` is what 'enter' goes to as `/{code}` (spec). */
export interface MenuEntry {
  readonly id: number;
  readonly code: string;
  readonly label: Text;
}
