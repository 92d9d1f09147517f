import type { Language } from '@loadline/contract/kernel/text';
import type { Content, StyleDictionary } from 'pdfmake/interfaces.js';

/** A paper as plain data. Texts are in the reader's language already; sizes are points (1/72 inch). */
export interface Paper {
  readonly title: string;
  readonly language: Language;
  readonly content: Content;
  /** `A4` upright with margins of 40, or the exact size of a label with its margin. */
  readonly size: 'A4' | { readonly width: number; readonly height: number; readonly margin: number };
  /** Said at the foot of each page beside its number; labels have none. */
  readonly footer?: string;
  /** Printed across each page, such as that it is a draft. */
  readonly watermark?: string;
  readonly styles?: StyleDictionary;
  /** Pictures that the content names, as `data:` addresses: one that stands in several places is sent once. */
  readonly images?: Readonly<Record<string, string>>;
}

export type PaperReply = { readonly pdf: Uint8Array } | { readonly failed: string };
