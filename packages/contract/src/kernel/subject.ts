import type { ProblemKind } from './problem.kind.ts';
import type { Text } from './text.ts';

type Words = Readonly<Record<string, Text>>;

/** Something that waits for the forwarder's people. */
export interface Queue extends Text {
  readonly permission: string;
  /** The page where it is worked off, narrowed to what waits. */
  readonly page: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The page where one entry is worked on by its number; absent where the list opens it by its id. */
  readonly entry?: string;
  /** Working hours after which an entry is late. */
  readonly lateAfterHours: number;
}

/** Something that waits for a customer's people. */
export interface Due extends Text {
  /** Who may do it. */
  readonly permission: string;
  /** The page where it is done, by the record's number. */
  readonly page: string;
}

/**
 * What a subject of the product is registered with, once. The names that stand here as plain texts are checked where
 * they are collected: an unknown permission or page does not compile there.
 */
export interface Subject {
  readonly word: Text;
  /** What somebody can be allowed to do. `op:*` belongs to the forwarder's staff and is never granted to a customer's user. */
  readonly permissions?: Words;
  /** What somebody must be allowed to hear of its changes: customers, and the forwarder's people; null asks for nothing. */
  readonly live?: { readonly customer: string | null; readonly staff: string | null };
  readonly files?: {
    /** A customer who may see the record. Uploading takes `file:upload` besides. */
    readonly view: string;
    /** Staff who may read its files: any one of these. */
    readonly staffView: readonly string[];
    /** Staff who may upload, show, decide and take away. */
    readonly staffEdit: readonly string[];
  };
  /** Its lists that can have saved views. */
  readonly views?: Words;
  /** Its records as the audit log calls them, and deeds that no other subject knows. */
  readonly audit?: Words;
  readonly deeds?: Words;
  readonly queues?: Readonly<Record<string, Queue>>;
  readonly dues?: Readonly<Record<string, Due>>;
  /** The page that a customer's notice leads to, and what somebody must be allowed to be told of it. */
  readonly notices?: { readonly page: string; readonly permission: string | null };
  /** The page of the desk that a colleague's notice leads to, what somebody needs to see it, and what who is to act on it. */
  readonly staffNotices?: { readonly page: string; readonly sees: string; readonly works: string };
  /** Why it refuses something, where no other subject refuses the same. */
  readonly refusals?: Readonly<Record<string, ProblemKind>>;
}

/** Subjects by the name that records, links and codes call them. */
type Subjects = Readonly<Record<string, Subject>>;
type Part = Exclude<keyof Subject, 'word'>;

/** The subjects that have a part. */
export type Having<S, P extends Part> = {
  [N in keyof S]: S[N] extends Readonly<Record<P, unknown>> ? N : never;
}[keyof S] &
  string;

/** The names within a part that holds several, over all subjects. */
export type NamesIn<S, P extends Part> = {
  [N in keyof S]: S[N] extends Readonly<Record<P, infer V>> ? keyof V : never;
}[keyof S] &
  string;

type PartOf<S, P extends Part> = Extract<S[keyof S], Readonly<Record<P, unknown>>>[P];
type Within<V> = V extends unknown ? V[keyof V] : never;

// @__NO_SIDE_EFFECTS__
export function subject<const S extends Subject>(declared: S): S {
  return declared;
}

/** A part of each subject that has it, by subject. */
// @__NO_SIDE_EFFECTS__
export function partOf<S extends Subjects, P extends Part>(
  subjects: S,
  part: P,
): Readonly<Record<Having<S, P>, PartOf<S, P>>> {
  const having = Object.entries(subjects).flatMap(([name, one]) => (one[part] ? [[name, one[part]]] : []));
  return Object.fromEntries(having) as Record<Having<S, P>, PartOf<S, P>>;
}

/** The words of the subjects that have a part, by subject. */
// @__NO_SIDE_EFFECTS__
export function wordsWith<S extends Subjects, P extends Part>(
  subjects: S,
  part: P,
): Readonly<Record<Having<S, P>, Text>> {
  const having = Object.entries(subjects).flatMap(([name, one]) => (one[part] ? [[name, one.word]] : []));
  return Object.fromEntries(having) as Record<Having<S, P>, Text>;
}

/** What a part holds under names, of all subjects together. */
// @__NO_SIDE_EFFECTS__
export function allIn<S extends Subjects, P extends Part>(
  subjects: S,
  part: P,
): Readonly<Record<NamesIn<S, P>, Within<PartOf<S, P>>>> {
  const held = Object.values(subjects).flatMap((one) => Object.entries(one[part] ?? {}));
  return Object.fromEntries(held) as Record<NamesIn<S, P>, Within<PartOf<S, P>>>;
}
