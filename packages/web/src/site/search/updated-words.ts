import { localTime } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import { stagesOf } from '../../shared/tracking/shipment-stages.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';

/** When the last word about a shipment came and from whom; at the place where the cargo is, or the reader's. */
export function updatedWords(shipment: Shipment, readerZone: string, { t, language }: Words): string {
  const here = stagesOf(shipment).findLast(({ state, event }) => state !== 'coming' && event)?.event;
  const zone = here?.zone ?? readerZone;
  const { short, offset } = localTime(shipment.updatedAt, zone);
  const updated = t('search.updated', { time: `${short} ${offset}` });
  const source = shipment.source && t(`tracking.source.${shipment.source}`);
  return [updated, source].filter(Boolean).join(language === 'en' ? ' ' : '');
}
