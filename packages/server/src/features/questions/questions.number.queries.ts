import { printedHts } from '@loadline/contract/hts/hts-no';
import { plainText } from '@loadline/contract/hts/hts-rate';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { Text } from '@loadline/contract/kernel/text';
import type { writtenQuestion } from '@loadline/contract/questions/question';
import { noEditionThen, notInForce, writtenAnswer } from '@loadline/contract/questions/question';
import type { htsToAnswer } from '@loadline/contract/questions/question-desk.api';
import type { Database } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { editionInForce, numbersInForce } from '../hts/schedule.public.ts';
import { calculationOf } from '../tariffs/tariffs.public.ts';

export type HtsOnDay = AnswerOf<typeof htsToAnswer>;

interface Asked {
  readonly hts: string;
  readonly on: string;
  readonly origin: ValuesOf<typeof writtenQuestion>['origin'];
  /** What the day is called by who asks. */
  readonly dayAt: 'on' | 'validFrom';
}

/** Chapters 98 and 99 follow from claims and measures: no goods are classified there. */
const lastChapter = '98';

/** What a number says in the edition of a day; refused at its field where no entry of that day may name it. */
export async function htsOnDay(
  staff: Database,
  viewer: Viewer,
  { hts, on, origin, dayAt }: Asked,
): Promise<HtsOnDay> {
  const {
    rows: [[edition], [line]],
  } = await staff.read(viewer, editionInForce(on), numbersInForce(on, [hts]));
  if (!edition) throw refusedAt(dayAt, writtenAnswer.validFrom.label, noEditionThen);
  if (!line || hts >= lastChapter) throw refusedAt('hts', writtenAnswer.hts.label, notInForce(edition.name));
  return {
    description: plainText(line.description),
    edition: edition.name,
    isSample: edition.is_sample,
    general: plainText(line.general ?? ''),
    duty: await dutyOn(staff, viewer, { hts, on, origin }),
  };
}

function refusedAt(path: string, label: Text, says: Text) {
  return wrongFields([{ path, label, says }]);
}

/** What is entered of a line to learn its layers: rates alone are told. */
const unit = '1000';
const nothing = { quantity: null, quantity2: null, netKg: null, spi: null, loadedOn: null, exclusion: null };
const noMetal = { metalPercent: null, steelValue: null, aluminiumValue: null, copperValue: null };
const noClaim = { chapter98: null, workValue: null, usPartsValue: null, claimed: [], mid: null };

/** The layers of duty that goods of an origin owe under a number on a day: its own rate, and what is added to it. */
async function dutyOn(
  staff: Database,
  viewer: Viewer,
  { hts, on, origin }: Omit<Asked, 'dayAt'>,
): Promise<HtsOnDay['duty']> {
  const { results } = await calculationOf(staff, viewer, {
    mode: 'ocean',
    port: null,
    entryType: '01',
    entryDate: on,
    otherDate: null,
    otherOrigin: null,
    lines: [{ hts, origin, value: unit, ...nothing, ...noMetal, ...noClaim }],
  });
  const layers = results[0]?.lines[0]?.layers ?? [];
  return layers
    .filter(({ measure, amount, struckDown }) => !struckDown && (measure === null || amount !== '0.00'))
    .map(({ heading, title, rate }) => ({
      heading: printed(heading),
      titleZh: title.zh,
      titleEn: title.en,
      rate,
    }));
}

function printed(heading: string): string {
  return heading.includes('.') ? heading : printedHts(heading);
}
