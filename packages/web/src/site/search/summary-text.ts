import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { transports, unknownTransport } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import { awaitedOf, isReleased, nextOf } from '../../shared/tracking/shipment-stages.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import { readerZone } from '../use-reader-zone.ts';
import { aheadText } from './ahead-text.ts';
import { milestonesOf } from './milestone-words.ts';
import { placeName } from './place-name.ts';
import { updatedWords } from './updated-words.ts';

/** A shipment in plain lines, to be pasted into a chat or a mail: what stands on the page, in the same words. */
export function summaryText(shipment: Shipment, words: Words, link?: string): string {
  const { t } = words;
  const steps = milestonesOf(shipment, words).flatMap(({ name, state, time, zone, place, spoken }) => {
    const isRecorded = state !== 'coming' && state !== 'skipped';
    const mark = isRecorded ? '\u25cf' : '\u25cb';
    const at = state === 'skipped' ? spoken : [time, zone].filter(Boolean).join(' ');
    return at === '' && state === 'coming'
      ? []
      : [[`${mark} ${name}`, at, place].filter(Boolean).join(' \u00b7 ')];
  });
  return [
    headLine(shipment, words),
    stateLine(shipment, words),
    ...(shipment.ahead ? [aheadText(shipment.ahead, words)] : []),
    ...expectedLine(shipment, words),
    ...(steps.length > 0 ? steps : [t('tracking.summary.nothingYet')]),
    t('tracking.summary.next', { next: t(`search.next.${nextOf(shipment)}`) }),
    updatedWords(shipment, readerZone(), words),
    ...(link ? [link] : []),
  ].join('\n');
}

function headLine(shipment: Shipment, { language }: Words): string {
  const { number, transportType, origin, destination } = shipment;
  const transport = say(transportType ? wordOf(transports, transportType) : unknownTransport, language);
  const way = [origin, destination].flatMap((place) => (place ? [placeName(shipment, place, language)] : []));
  return [shownNumber(number), transport, way.join(' \u2192 ')].filter(Boolean).join(' \u00b7 ');
}

function stateLine(shipment: Shipment, { t, language }: Words): string {
  const status = say(wordOf(orderStatuses, shipment.status), language);
  const words = isReleased(shipment) ? `${status} \u00b7 ${t('search.released')}` : status;
  const state = t('tracking.summary.state', { state: words });
  return shipment.onHold ? `${state} ${t('tracking.summary.held')}` : state;
}

function expectedLine(shipment: Shipment, { t }: Words): string[] {
  const awaited = awaitedOf(shipment);
  return awaited ? [`${t(`search.awaited.${awaited.stage}`)} ${awaited.day}`] : [];
}
