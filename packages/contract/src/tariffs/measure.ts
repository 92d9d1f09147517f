import type { CodeOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import type { measureConfidences } from './tariff.codes.ts';

/** A dated measure as it is kept: whom and what it catches, how it is reckoned, and what stands in its way. */
export interface Measure {
  readonly id: string;
  readonly program: string;
  readonly heading: string;
  readonly title: Text;
  /** `total`: with column 1 together so much; `content`: of a declared metal value; `exempt`: takes another programme away. */
  readonly kind: 'add' | 'total' | 'content' | 'exempt';
  readonly percent: string | null;
  readonly base: 'full' | 'steel' | 'aluminium' | 'copper';
  /** `*` alone is every country. */
  readonly origins: readonly string[];
  readonly notOrigins: readonly string[];
  /** `all`, or a list of numbers. */
  readonly scope: string;
  /** Days of entry, both included. */
  readonly from: string;
  readonly until: string | null;
  /** Goods loaded before the one day and entered before the other come under this heading at this rate. */
  readonly inTransit: InTransit | null;
  /** Filed where column 1 reaches the total by itself. */
  readonly zeroHeading: string | null;
  /** What only the importer knows; nothing is assumed in his favour, nor against him. */
  readonly claim: 'claimed' | 'usmca' | 'exclusion' | 'metalUnder15' | null;
  readonly condition: Text | null;
  /** Programmes in whose presence it is not due; the first one counts. */
  readonly displacedBy: readonly string[];
  /** The heading that is filed where section 232 displaces it. */
  readonly under232: string | null;
  /** Of several measures of a programme the ones of the highest rank are due. */
  readonly rank: number;
  readonly takesColumnTwo: boolean;
  /** Under chapter 98 it is due of the dutiable part, or as if nothing had been claimed. */
  readonly chapter98: 'dutiable' | 'entered';
  /** A list that belongs to it is not here: to be looked up by hand. */
  readonly lacksList: boolean;
  /** Entries from this day to its end are disputed. */
  readonly disputedFrom: string | null;
  /** Its place on the entry summary. */
  readonly seq: number;
  readonly status: 'published' | 'draft' | 'ended' | 'ended_struck_down';
  readonly source: string;
  readonly confidence: CodeOf<typeof measureConfidences>;
  readonly note: string;
}

interface InTransit {
  readonly loadedBefore: string;
  readonly enteredBefore: string;
  readonly heading: string;
  readonly percent: string;
}

/** A member of a list: numbers that begin so are in it, or out of it where a longer one says otherwise. */
export interface ScopeRow {
  readonly prefix: string;
  readonly includes: boolean;
}

/** An exclusion item of section 301: the goods must fit its text. */
export interface Exclusion {
  readonly heading: string;
  readonly item: string;
  /** The headings whose duty it takes away. */
  readonly lifts: readonly string[];
  readonly codes: readonly string[];
  readonly from: string;
  readonly until: string;
  readonly text: string;
}

/** A fee of some days of entry. */
export interface FeeRow {
  readonly fee: 'mpf_formal' | 'mpf_informal' | 'hmf';
  readonly class: string;
  readonly percent: string | null;
  readonly min: string | null;
  readonly max: string | null;
  readonly flat: string | null;
  readonly from: string;
  readonly until: string | null;
  readonly source: string;
}

/** All that duties follow from beside the schedule. */
export interface TariffRules {
  readonly measures: readonly Measure[];
  readonly scopes: ReadonlyMap<string, readonly ScopeRow[]>;
  readonly exclusions: readonly Exclusion[];
  readonly fees: readonly FeeRow[];
  /** Flags of customs that anti-dumping or countervailing duties may apply, by ten digits. */
  readonly adCv: (hts: string) => readonly ('AD' | 'CV')[];
}

/** Whether a day of entry lies within. */
export function isOn(
  day: string,
  { from, until }: { readonly from: string; readonly until: string | null },
): boolean {
  return from <= day && (until === null || day <= until);
}
