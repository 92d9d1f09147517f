import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { knownPlaces } from '@loadline/contract/codes/place';
import { eventCodes } from '@loadline/contract/events/event-code';
import { sayFeedReason } from '@loadline/contract/events/feed-reason';
import { classifiers } from '@loadline/contract/events/shipment-event';
import { feedApi, replayFeeds } from '@loadline/contract/feeds/feed.api';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { localTime } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { useDone } from '../use-done.ts';
import type { FeedMessage } from './feed-columns.tsx';

const keys = [
  'state',
  'kind',
  'way',
  'name',
  'receivedAt',
  'receivedBy',
  'numbers',
  'events',
  'orders',
  'tries',
] as const;

/** A message: what of it was not applied and why, what came of it, its text, and another try. */
export function FeedPanel({ message, onClose }: { message: FeedMessage; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const detail = useQuery(asking(feedApi.detail, { id: message.id }));
  const replay = async () => {
    setBusy(true);
    const asked = call(replayFeeds, { body: { ids: [message.id] }, refusal: 'in place' });
    await done(asked, t('feedDesk.replayed')).catch(tellRefusal);
    setBusy(false);
  };
  return (
    <SidePanel
      title={nameOf(message.numbers) ?? message.name ?? t('feedDesk.facts')}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {message.reasons.length > 0 ? (
        <PanelBlock title={t('feedDesk.reasons')}>
          <ul className="feed-reasons">
            {message.reasons.map((reason) => (
              <li key={`${reason.line} ${reason.seen}`}>{sayFeedReason(reason, language)}</li>
            ))}
          </ul>
        </PanelBlock>
      ) : null}
      <PanelBlock title={t('feedDesk.facts')}>
        <ResourceDetail
          fields={feedMessage.fields}
          keys={keys.filter((key) => !isMissing(message[key]))}
          record={message}
        />
      </PanelBlock>
      {detail.isError ? (
        <NotLoaded what={t('feedDesk.raw')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : detail.data ? (
        <>
          <FeedEvents events={detail.data.events} />
          <PanelBlock title={t('feedDesk.raw')}>
            {/* A region that scrolls must take the focus, or the arrow keys cannot move it (WCAG 2.1.1). */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className="feed-raw" tabIndex={0} role="region" aria-label={t('feedDesk.paste')}>
              {detail.data.raw}
            </pre>
          </PanelBlock>
        </>
      ) : (
        <Skeleton widths={[0]} rows={6} label={t('feedDesk.raw')} />
      )}
      <PanelFoot>
        <Button look="primary" icon="refresh" busy={busy} onClick={() => void replay()}>
          {t('feedDesk.replay')}
        </Button>
      </PanelFoot>
    </SidePanel>
  );
}

type Brought = AnswerOf<typeof feedApi.detail>['events'];

/** What a message brought, order by order; each leads to the order's events. */
function FeedEvents({ events }: { events: Brought }) {
  const { t, language } = useWords();
  useInstalledPlaces();
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
                {event.place === null ? '' : ` · ${say(wordOf(knownPlaces, event.place), language)}`}
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

/** The first number, as it is printed. */
function nameOf([first]: readonly string[]): string | undefined {
  return first === undefined ? undefined : shownNumber(first);
}
