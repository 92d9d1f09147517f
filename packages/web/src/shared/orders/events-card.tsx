import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { knownPlaces } from '@loadline/contract/codes/place';
import { stages } from '@loadline/contract/codes/stage';
import { eventCodes } from '@loadline/contract/events/event-code';
import { classifiers, eventSources } from '@loadline/contract/events/shipment-event';
import { wordOf } from '@loadline/contract/kernel/code';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useState } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { useInstalledPlaces } from '../../resource/offered.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isEnded } from '../tracking/shipment-stages.ts';
import { eventTime } from './event-time.ts';
import type { OrderEvent, OrderRecord } from './order-record.ts';
import './events-card.css';

const seenAtOnce = 10;

interface EventsCardProps {
  record: Pick<OrderRecord, 'order' | 'events'>;
  /** From where an event came, for staff. */
  behind?: (event: OrderEvent) => ReactNode;
}

/** Everything that happened and is expected, the latest first, in the local time of each place. */
export function EventsCard({ record: { order, events }, behind }: EventsCardProps) {
  const { t } = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const latestFirst = events.toReversed();
  const shown = isWhole ? latestFirst : latestFirst.slice(0, seenAtOnce);
  const earlier = events.length - shown.length;
  const here = isEnded(order.status)
    ? undefined
    : latestFirst.find((one) => isActual(one) && one.code !== 'CARRIER_NOTE');
  return (
    <Card
      flush
      title={t('orders.detail.events')}
      aside={t('orders.detail.eventsCount', { count: events.length })}
    >
      {events.length === 0 ? <p className="order-none">{t('orders.detail.noEvents')}</p> : null}
      <ol className="order-events">
        {shown.map((event) => (
          <EventLine
            key={[event.occurredAt, event.code, event.classifier, event.place, event.parcel].join(' ')}
            event={event}
            behind={behind?.(event)}
            look={event === here ? 'now' : isActual(event) ? 'passed' : 'coming'}
          />
        ))}
      </ol>
      {earlier > 0 ? (
        <Button look="text" size="small" className="order-events__earlier" onClick={() => setIsWhole(true)}>
          {t('orders.detail.earlier', { count: earlier })}
        </Button>
      ) : null}
    </Card>
  );
}

function isActual({ classifier }: OrderEvent): boolean {
  return classifier === 'ACT';
}

interface EventLineProps {
  event: OrderEvent;
  behind: ReactNode;
  look: 'passed' | 'now' | 'coming';
}

function EventLine({ event, behind, look }: EventLineProps) {
  const words = useWords();
  useInstalledPlaces();
  const at = eventTime(event);
  return (
    <li className={`order-event order-event--${look}`}>
      <span className="order-event__time">
        {at.time}
        {at.zone ? <small>{at.zone}</small> : null}
      </span>
      <div>
        <b className="order-event__name">{nameOf(event, words)}</b>
        {isActual(event) ? null : (
          <span className="order-event__kind">
            {say(wordOf(classifiers, event.classifier), words.language)}
          </span>
        )}
        <p className="order-event__facts">
          {factsOf(event, words, behind ? [] : [say(wordOf(eventSources, event.source), words.language)])}
          {behind ? <span className="order-event__behind">{behind}</span> : null}
        </p>
      </div>
    </li>
  );
}

/** The stage it brought; what it says in words where it brought none or was of one parcel, and what it is where it says nothing. */
function nameOf({ stage, code, parcel, noteZh, noteEn }: OrderEvent, { language }: Words): string {
  if (stage !== null && parcel === null) return say(wordOf(stages, stage), language);
  return (language === 'en' ? noteEn : noteZh) ?? say(wordOf(eventCodes, code), language);
}

function factsOf(event: OrderEvent, { t, language }: Words, toldBy: readonly string[]): string {
  const { place, flightOrVessel, pieces, weight, parcel, stage } = event;
  const said = (language === 'en' ? event.noteEn : event.noteZh) ?? '';
  const facts = [
    parcel && shownNumber(parcel),
    place && say(wordOf(knownPlaces, place), language),
    flightOrVessel && !said.includes(flightOrVessel) ? shownFlightNo(flightOrVessel) : null,
    pieces === null ? null : `${wholeText(pieces)} ${t('orders.detail.pieces')}`,
    weight === null ? null : `${weightText(weight)} kg`,
    ...toldBy,
  ];
  // The sentence mostly names the place and the flight already.
  const others = facts.filter((fact) => fact && !said.includes(fact));
  return [stage === null || parcel !== null ? null : said, ...others].filter(Boolean).join(' · ');
}
