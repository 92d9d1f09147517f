import { places } from '@loadline/contract/codes/place';
import { eventCodes } from '@loadline/contract/events/event-code';
import { classifiers } from '@loadline/contract/events/shipment-event';
import type { getFeed } from '@loadline/contract/feeds/feed.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import { localTime } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';

type Brought = AnswerOf<typeof getFeed>['events'];

/** What a message brought, order by order; each leads to the order's events. */
export function FeedEvents({ events }: { events: Brought }) {
  const { t, language } = useWords();
  return (
    <PanelBlock title={t('feedDesk.events')} aside={events.length > 0 ? events.length : undefined}>
      {events.length === 0 ? <p>{t('feedDesk.noEvents')}</p> : null}
      <ul className="feed-events">
        {events.map((event) => {
          const { short, offset } = localTime(event.occurredAt, event.zone);
          const kind =
            event.classifier === 'ACT' ? '' : ` · ${say(wordOf(classifiers, event.classifier), language)}`;
          return (
            <li key={event.id}>
              <span>
                {say(wordOf(eventCodes, event.code), language)}
                {kind}
                {event.place === null ? '' : ` · ${say(wordOf(places, event.place), language)}`}
              </span>
              <span className="number">
                {short} {offset}
              </span>
              <span className="feed-events__about">
                <PageLink page="opsEvents" query={{ search: event.orderNumber }}>
                  {event.orderNumber}
                </PageLink>{' '}
                {event.customer}
              </span>
              {event.isVoid ? (
                <StateDot family="void">{t('eventDesk.voided')}</StateDot>
              ) : event.outOfSequence ? (
                <StateDot family="act">{t('eventDesk.outOfSequence')}</StateDot>
              ) : (
                <span />
              )}
            </li>
          );
        })}
      </ul>
    </PanelBlock>
  );
}
