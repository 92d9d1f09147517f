import type { CodeOf } from '../kernel/code.ts';
import type { Said } from '../kernel/text.ts';
import type { chapter98Headings, tariffBases } from './tariff.codes.ts';
import type { tariffStatuses } from './tariff-entry.codes.ts';
import type { Why } from './tariff-why.ts';

/** What is claimed of a line. Whatever is not said is not assumed. */
export interface TariffClaims {
  readonly spi: string | null;
  readonly chapter98: CodeOf<typeof chapter98Headings> | null;
  readonly workValue: string | null;
  readonly usPartsValue: string | null;
  readonly exclusion: string | null;
  readonly loadedOn: string | null;
  readonly metalPercent: string | null;
  readonly steelValue: string | null;
  readonly aluminiumValue: string | null;
  readonly copperValue: string | null;
  /** Ids of measures whose condition is said to be met. */
  readonly measures: readonly string[];
}

/** A line of an entry. */
export interface TariffLine {
  /** Eight or ten digits. */
  readonly hts: string;
  readonly origin: string;
  /** Whole US dollars. */
  readonly value: string;
  /** By unit, as the schedule calls it. */
  readonly quantities: Readonly<Record<string, string>>;
  readonly claims: TariffClaims;
}

/** What the edition of the day says of a number; rates that are inherited among them. */
export interface ScheduleLine {
  readonly edition: string;
  readonly general: string;
  readonly special: string;
  readonly column2: string;
}

export type TariffStatus = CodeOf<typeof tariffStatuses>;
export type TariffBase = CodeOf<typeof tariffBases>;

/** A heading that is filed, with what it costs: no amount where it cannot be said. */
export interface TariffLayer {
  readonly seq: number;
  readonly program: string;
  readonly measure: string | null;
  readonly heading: string;
  readonly column: 'general' | 'special' | 'column2' | 'chapter98' | null;
  readonly rate: string;
  readonly basis: TariffBase | null;
  readonly base: string | null;
  readonly amount: string | null;
  readonly why: Why;
  readonly isStruckDown: boolean;
}

/** A measure that is not due here, and why. */
export interface TariffOther {
  readonly measure: string;
  readonly why: Why;
}

/** What somebody has to look at by hand. */
export interface TariffAlert {
  readonly code: TariffAlertCode;
  readonly said: Said;
}

export type TariffAlertCode =
  | 'noEdition'
  | 'needsTenDigits'
  | 'claimNotValid'
  | 'exclusionNotValid'
  | 'exclusionMayApply'
  | 'exclusionEnded'
  | 'adPossible'
  | 'cvPossible'
  | 'unconfirmed'
  | 'listNotLoaded'
  | 'disputed'
  | 'chapter98Unsettled';
