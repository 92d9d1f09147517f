import type { Align } from './floating-place.ts';
import type { IconName } from './icon.tsx';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName | undefined;
  /** A shortcut or a short fact at the right. */
  hint?: string | undefined;
  /** One of several choices: a check mark stands before the chosen one. */
  checked?: boolean | undefined;
  /** Over the first of a group that has a name. */
  heading?: string | undefined;
  danger?: boolean | undefined;
  /** Why it cannot be chosen now. */
  refused?: string | undefined;
}

/** What a menu shows. */
export interface MenuLook {
  label: string;
  /** Groups of items; a rule stands between them. */
  items: readonly (readonly MenuItem[])[];
  align?: Align | undefined;
}
