import type { SoundPart } from '@loadline/contract/documents/document.entered';

/** What stands on the server, of which version. */
export interface Standing<C> {
  readonly version: number;
  readonly content: C;
}

/** A kind of record that is saved while it is typed: `R` as the server answers it, `C` what is typed of it. */
export interface DraftKind<R, C> {
  /** Under this name the browser keeps what is not on the server yet. */
  readonly name: string;
  readonly empty: C;
  readonly headOf: (record: R) => {
    readonly id: string;
    readonly version: number;
    readonly updatedAt: string;
  };
  readonly contentOf: (record: R) => C;
  readonly soundPart: (entered: unknown) => SoundPart<C>;
  readonly make: () => Promise<R>;
  readonly save: (id: string, version: number, content: C) => Promise<R>;
  /** The content in what a refusal 409 tells of the record as it stands. */
  readonly read: (current: object) => C | undefined;
}
