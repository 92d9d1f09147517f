import { knownPlaces } from '@loadline/contract/codes/place';
import { deskEvent } from '@loadline/contract/events/desk-event';
import { eventCodes } from '@loadline/contract/events/event-code';
import { wordOf } from '@loadline/contract/kernel/code';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import { localDay, localTime } from '../../../kernel/time.ts';
import type { Words } from '../../../kernel/words.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';

export type DeskEvent = ValuesOf<typeof deskEvent.fields>;

export const eventColumns = [
  'occurredAt',
  'code',
  'classifier',
  'outOfSequence',
  'orderNumber',
  'place',
  'customer',
  'flightOrVessel',
  'pieces',
  'trackingNo',
  'source',
  'recordedAt',
  'recordedBy',
] as const;

/** What happened to whose order, where, and how it stands. */
export function eventCells(words: Words): ColumnLooks<typeof deskEvent.fields, DeskEvent> {
  const { language, t } = words;
  return {
    occurredAt: { width: 156, cell: (row) => whenOf(row) },
    code: { width: 176, cell: (row) => eventName(row.code, language) },
    classifier: { muted: true },
    orderNumber: {
      width: 178,
      cell: ({ orderNumber: no }) => (
        <PageLink page="opsOrder" query={{ no }}>
          {no}
        </PageLink>
      ),
    },
    trackingNo: { width: 128 },
    customer: {
      width: 170,
      muted: true,
      cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn),
    },
    place: { width: 130, cell: (row) => placeName(row.place, language) },
    flightOrVessel: { width: 110 },
    pieces: { width: 60 },
    outOfSequence: {
      width: 104,
      header: t('eventDesk.standing'),
      cell: (row) => <Standing event={row} words={words} />,
    },
    source: { muted: true },
    recordedAt: { width: 112, muted: true },
    recordedBy: { width: 90, muted: true },
  };
}

/** Voided, out of sequence or before its order; nothing when it is as it should be. */
function Standing({ event, words: { t } }: { event: DeskEvent; words: Words }) {
  if (event.isVoid) return <StateDot family="void">{t('eventDesk.voided')}</StateDot>;
  if (event.outOfSequence) return <StateDot family="act">{t('eventDesk.outOfSequence')}</StateDot>;
  if (event.beforeOrder) return <StateDot family="act">{t('eventDesk.beforeOrder')}</StateDot>;
  return null;
}

/** As clocks at the place show it, with their offset on hover. */
export function whenOf({ occurredAt, zone, dayOnly }: Pick<DeskEvent, 'occurredAt' | 'zone' | 'dayOnly'>) {
  if (dayOnly) return localDay(occurredAt, zone);
  const { short, full, offset } = localTime(occurredAt, zone);
  return (
    <time dateTime={occurredAt} title={`${full} ${offset}`}>
      {short} <span className="event-offset">{offset}</span>
    </time>
  );
}

export function eventName(code: string, language: Language): string {
  return say(wordOf(eventCodes, code), language);
}

/** A place by its name where it is one of ours. */
export function placeName(place: string | null, language: Language): string {
  return place === null ? '\u2014' : say(wordOf(knownPlaces, place), language);
}
