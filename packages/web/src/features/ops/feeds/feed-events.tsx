import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { knownPlaces } from '@loadline/contract/codes/place';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { eventCodes } from '@loadline/contract/events/event-code';
import { classifiers } from '@loadline/contract/events/shipment-event';
import type { feedApi } from '@loadline/contract/feeds/feed.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { localTime } from '../../../kernel/time.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { WaybillLink } from '../../../shared/waybills/waybill-link.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';

type Brought = AnswerOf<typeof feedApi.detail>;

/** What a message told master waybills, and what it brought order by order; each leads to its record's events. */
export function FeedEvents({ brought: { waybillEvents, events } }: { brought: Brought }) {
  const words = useWords();
  const { t, language } = words;
  useInstalledPlaces();
  return (
    <>
      {waybillEvents.length > 0 ? (
        <PanelBlock title={t('feedDesk.waybillEvents')} aside={waybillEvents.length}>
          <ul className="feed-events">
            {waybillEvents.map((event) => (
              <Line key={event.id} event={event} more={statusOf(event, words)}>
                <WaybillLink no={shownNumber(event.mawbNo)} />
              </Line>
            ))}
          </ul>
        </PanelBlock>
      ) : null}
      <PanelBlock title={t('feedDesk.events')} aside={events.length > 0 ? events.length : undefined}>
        {events.length === 0 ? <p>{t('feedDesk.noEvents')}</p> : null}
        <ul className="feed-events">
          {events.map((event) => (
            <Line
              key={event.id}
              event={event}
              more={event.classifier === 'ACT' ? '' : say(wordOf(classifiers, event.classifier), language)}
            >
              <PageLink page="opsOrder" query={{ no: event.orderNumber }}>
                {event.orderNumber}
              </PageLink>{' '}
              {language === 'en' ? event.customerEn : event.customer}
            </Line>
          ))}
        </ul>
      </PanelBlock>
    </>
  );
}

/** Where it brought the waybill, if anywhere. */
function statusOf({ status }: Brought['waybillEvents'][number], { language }: Words): string {
  return status === null ? '' : `\u2192 ${say(wordOf(waybillStatuses, status), language)}`;
}

interface LineProps {
  event: Pick<
    Brought['events'][number],
    'code' | 'occurredAt' | 'zone' | 'place' | 'outOfSequence' | 'isVoid'
  >;
  more: string;
  children: ReactNode;
}

function Line({ event, more, children }: LineProps) {
  const { t, language } = useWords();
  const { short, offset } = localTime(event.occurredAt, event.zone);
  const place = event.place === null ? '' : say(wordOf(knownPlaces, event.place), language);
  return (
    <li>
      <span>{[say(wordOf(eventCodes, event.code), language), more, place].filter(Boolean).join(' · ')}</span>
      <span className="number">
        {short} {offset}
      </span>
      <span className="feed-events__about">{children}</span>
      {event.isVoid ? (
        <StateDot family="void">{t('eventDesk.voided')}</StateDot>
      ) : event.outOfSequence ? (
        <StateDot family="act">{t('eventDesk.outOfSequence')}</StateDot>
      ) : (
        <span />
      )}
    </li>
  );
}
