import type { Fields } from '@loadline/contract/kernel/field';
import type { ReactNode } from 'react';
import type { Remark } from '../ui/field.tsx';
import type { CardOption } from '../ui/radio-cards.tsx';

/** What an input that a screen draws itself is given. */
export interface Control {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
  /** Fills the second input of a confirmed secret: what was made by the program is not typed twice. */
  readonly onRepeat?: ((value: string) => void) | undefined;
}

export type Values = Readonly<Record<string, unknown>>;

/** What a screen says about an input that the contract cannot know. */
export interface InputLook {
  /** `segments`: all choices in a row. `cards`: one under the other, each with its note. `switch`: for a flag. `line`: a long text that has no lines. */
  as?: 'segments' | 'cards' | 'switch' | 'line';
  /** The choices, where they are not the whole code table or come from the server. */
  options?: readonly (CardOption & { label: string })[];
  /** Code → what choosing it means, on cards; under other inputs the note of the chosen one. */
  notes?: Readonly<Record<string, string>>;
  /** Stands under the input instead of the field's own note. */
  hint?: ReactNode;
  /** What a right value is worth, in words; a plain text is good news. Asked only while nothing is wrong. */
  remark?: (value: unknown, values: Values) => string | Remark | undefined;
  /** What is wrong with a value that its own field cannot know, such as one that must differ from another. */
  fault?: (value: unknown, values: Values) => string | undefined;
  /** What else of the form changes with it, by its key. */
  along?: (value: unknown, values: Values) => Values;
  /** Draws another input: a picked person, a made-up code, a file. Take its name and state from `useFieldControl`. */
  input?: (control: Control) => ReactNode;
  /** `whole`: over both columns. Long texts, cards and chips are so by themselves. */
  span?: 'half' | 'whole';
  /** `confirmed`: typed twice. `masked`: comes back in part only, so its input is empty and left empty keeps it. */
  secret?: 'once' | 'confirmed' | 'masked';
  autoComplete?: string;
  placeholder?: string;
}

export type InputLooks<F extends Fields = Fields> = { readonly [K in keyof F]?: InputLook };

/** Fields under one heading. */
export interface FormSection<K extends string = string> {
  readonly title?: string;
  /** Grey after the title. */
  readonly note?: string;
  readonly keys: readonly K[];
}
