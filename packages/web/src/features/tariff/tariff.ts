import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { calculateTariff } from '@loadline/contract/tariffs/tariff.api';

export type TariffAnswer = AnswerOf<typeof calculateTariff>;
export type TariffSide = TariffAnswer['results'][number];
export type SideLine = TariffSide['lines'][number];

/** What a side is called: its letter where there are two, its day, and its country where that is what differs. */
export function sideName({ day, origin }: TariffSide, at: number, count: number, language: Language): string {
  const letter = count > 1 ? `${at === 0 ? 'A' : 'B'} ` : '';
  return `${letter}${day}${origin === null ? '' : ` ${say(wordOf(countriesOfOrigin, origin), language)}`}`;
}

type Base = Pick<SideLine['layers'][number], 'base' | 'basis'>;

/** What one side says of a measure on a line. */
interface Told extends Base {
  readonly amount: string | null;
  readonly isLayer: boolean;
  readonly why: Text;
}

/** A measure with what each side says of it. */
export interface LadderRow {
  readonly key: string;
  readonly seq: number;
  readonly headings: readonly string[];
  readonly title: Text;
  readonly rate: string;
  readonly source: string;
  readonly isStruckDown: boolean;
  readonly sides: readonly (Told | undefined)[];
}

/** The layers of a line on every side under one another in the order of the entry summary, and what does not apply between them. */
export function ladderOf(lines: readonly SideLine[]): LadderRow[] {
  const rows = new Map<string, LadderRow>();
  const put = (side: number, row: Omit<LadderRow, 'sides' | 'headings'>, heading: string, told: Told) => {
    const before = rows.get(row.key);
    const sides = lines.map((_, at) => (at === side ? told : before?.sides[at]));
    const headings = [...new Set([...(before?.headings ?? []), heading])];
    rows.set(row.key, { ...row, rate: row.rate || (before?.rate ?? ''), sides, headings });
  };
  for (const [side, { layers, others }] of lines.entries()) {
    for (const { struckDown, measure, program, heading, amount, base, basis, why, ...layer } of layers) {
      const { seq, title, rate, source } = layer;
      put(side, { key: measure ?? program, seq, title, rate, source, isStruckDown: struckDown }, heading, {
        amount,
        base,
        basis,
        isLayer: true,
        why,
      });
    }
    for (const { seq, measure, heading, title, source, claimable, why } of others)
      if (!claimable)
        put(side, { key: measure, seq, title, rate: '', source, isStruckDown: false }, heading, {
          amount: null,
          base: null,
          basis: null,
          isLayer: false,
          why,
        });
  }
  return [...rows.values()].toSorted((one, other) => one.seq - other.seq);
}
