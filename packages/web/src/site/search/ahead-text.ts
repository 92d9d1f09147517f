import { stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';

/** How many pieces or parcels are ahead of the others, and where. */
export function aheadText(
  { stage, areParcels, pieces, of }: NonNullable<Shipment['ahead']>,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  const reached = say(wordOf(stages, stage), language);
  return pieces === null || of === null
    ? t('search.someAhead', { stage: reached })
    : t(areParcels ? 'search.parcelsAhead' : 'search.ahead', {
        pieces: String(pieces),
        all: String(of),
        stage: reached,
      });
}
