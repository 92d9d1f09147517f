import { feedsBehind } from '@loadline/contract/feeds/feed.api';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';

interface Told {
  readonly code: string | null;
  readonly occurredAt: string | null;
}

/** For who works messages off: of each event of an order or a waybill the way to the message that told it. */
export function useMessageBehind(no: string): (event: Told) => ReactNode {
  const { language } = useWords();
  const { data = [] } = useQuery({
    ...asking(feedsBehind, { no }),
    enabled: no !== '' && may('op:feed:manage'),
  });
  const byEvent = new Map(data.map((one) => [`${one.code} ${one.occurredAt}`, one]));
  return ({ code, occurredAt }) => {
    const behind = byEvent.get(`${code ?? ''} ${occurredAt ?? ''}`);
    if (!behind) return null;
    return (
      <PageLink page="opsFeeds" query={{ search: no, open: behind.message }}>
        {`${say(feedMessage.label, language)} ${officeTime(behind.receivedAt).short}`}
      </PageLink>
    );
  };
}
