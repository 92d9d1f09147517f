import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { sayFeedReason } from '@loadline/contract/events/feed-reason';
import { feedApi, replayFeeds } from '@loadline/contract/feeds/feed.api';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDone } from '../use-done.ts';
import type { FeedMessage } from './feed-columns.tsx';
import { FeedEvents } from './feed-events.tsx';

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
          <FeedEvents brought={detail.data} />
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

/** The first number, as it is printed. */
function nameOf([first]: readonly string[]): string | undefined {
  return first === undefined ? undefined : shownNumber(first);
}
