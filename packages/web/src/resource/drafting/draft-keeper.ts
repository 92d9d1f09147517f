import type { SoundPart } from '@loadline/contract/documents/document.entered';
import { dropBackup, keepBackup } from './draft-backup.ts';
import type { DraftKind, Standing } from './draft-kind.ts';
import { type Saved, saved } from './draft-saving.ts';

/** Milliseconds after the last key until a draft is saved, and until saving is tried again. */
const [pause, patience] = [1_200, 8_000];

export type KeptState<C> =
  | { readonly kind: 'fresh' | 'typing' | 'saving' | 'offline' }
  /** `held`: how many values the server cannot take as they are. */
  | { readonly kind: 'saved'; readonly at: number; readonly held: number }
  | { readonly kind: 'refused'; readonly says: string }
  | { readonly kind: 'stale'; readonly current: Standing<C> };

/** What is typed, and its sound part. */
interface Typed<C> {
  readonly entered: unknown;
  readonly part: SoundPart<C>;
}

/**
 * Keeps a draft while it is typed: with every key in this browser, on the server when the typing rests. What the server
 * cannot take yet, or cannot be reached with, stays in the browser.
 */
export class DraftKeeper<R, C> {
  readonly #draft: DraftKind<R, C>;
  #record: R | undefined;
  #version: number;
  #standing: string | undefined;
  #typed: Typed<C> | undefined;
  #state: KeptState<C>;
  #running: Promise<boolean> = Promise.resolve(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #onMade: (record: R) => void;

  constructor(
    draft: DraftKind<R, C>,
    record: R | undefined,
    { version, onMade }: { version: number; onMade: (record: R) => void },
  ) {
    this.#draft = draft;
    this.#record = record;
    this.#version = version;
    // What is read back does not stand in the order of the form.
    this.#standing = record && JSON.stringify(draft.soundPart(draft.contentOf(record)).content);
    this.#state = record
      ? { kind: 'saved', at: Date.parse(draft.headOf(record).updatedAt), held: 0 }
      : { kind: 'fresh' };
    this.#onMade = onMade;
  }

  /** The draft as the server last gave it; undefined before there is one. */
  get record(): R | undefined {
    return this.#record;
  }

  readonly state = (): KeptState<C> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes what stands in the form now. */
  type(typed: Typed<C>): void {
    this.#typed = typed;
    const isOpen = this.#isOpen();
    if (isOpen || typed.part.findings.length > 0) this.#backUp(typed);
    else dropBackup(this.#draft.name, this.#id());
    if (!isOpen || this.#state.kind === 'stale') return;
    if (this.#state.kind === 'saved' || this.#state.kind === 'fresh') this.#turn({ kind: 'typing' });
    this.#later(pause);
  }

  /** Saves now. True when the server has all that it can take. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#running = this.#running.then(() => this.#send());
    return this.#running;
  }

  /** Goes on from what somebody else has saved: mine is laid over it, or the form has taken it. */
  goOnFrom({ version, content }: Standing<C>): void {
    this.#version = version;
    this.#standing = JSON.stringify(content);
    this.#turn({ kind: 'typing' });
  }

  /** The form is left: what is open is saved once more, the browser keeps it until then. */
  close(): void {
    if (this.#isOpen() && this.#state.kind !== 'stale') void this.save();
    clearTimeout(this.#timer);
  }

  async #send(): Promise<boolean> {
    const typed = this.#typed;
    if (this.#state.kind === 'stale') return false;
    if (!typed || !this.#isOpen()) return this.#rest();
    this.#turn({ kind: 'saving' });
    const id = this.#id();
    const where = id === undefined ? undefined : { id, version: this.#version };
    const answer = await saved(this.#draft, where, typed.part.content, (made) => this.#make(made));
    return this.#hear(answer, typed);
  }

  #rest(): boolean {
    const held = this.#typed?.part.findings.length ?? 0;
    if (this.#record) this.#turn({ kind: 'saved', at: Date.now(), held });
    return true;
  }

  #make(made: R): void {
    this.#record = made;
    this.#version = this.#draft.headOf(made).version;
    dropBackup(this.#draft.name, undefined);
    this.#onMade(made);
  }

  #hear(answer: Saved<R, C>, { part }: Typed<C>): boolean {
    if (answer.kind !== 'saved') {
      this.#turn(answer);
      if (answer.kind === 'offline') this.#later(patience);
      return false;
    }
    this.#record = answer.record;
    this.#version = this.#draft.headOf(answer.record).version;
    this.#standing = JSON.stringify(part.content);
    this.#turn({ kind: 'saved', at: Date.now(), held: part.findings.length });
    if (this.#typed) this.type(this.#typed);
    return true;
  }

  #isOpen(): boolean {
    return this.#typed !== undefined && JSON.stringify(this.#typed.part.content) !== this.#standing;
  }

  #id(): string | undefined {
    return this.#record && this.#draft.headOf(this.#record).id;
  }

  #backUp({ entered }: Typed<C>): void {
    keepBackup(this.#draft.name, this.#id(), { version: this.#version, entered });
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), wait);
  }

  #turn(state: KeptState<C>): void {
    this.#state = state;
    for (const tell of this.#listeners) tell();
  }
}
