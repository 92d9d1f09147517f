import type { LiveNews, LiveTopic } from '@loadline/contract/kernel/live';
import { useEffect, useEffectEvent } from 'react';
import { followStream } from './live-stream.ts';
import { isLooking } from './stored.ts';

const listeners = new Set<(news: LiveNews) => void>();
/** After so long without a key or a press nobody looks: asking by itself must not keep their session alive. */
const attention = 60 * 60_000;
/** What comes in one go is asked for once, and not by everybody in the same moment. */
const [soonest, spread] = [150, 250];

/**
 * Follows what changes for whoever is signed in, until the returned function is called. The tabs of a browser share one
 * stream: the tab that holds the lock reads it and passes on what it hears. A tab that looks as a customer has a session
 * of its own; plain http has no locks: then every tab reads for itself.
 */
export function startLive(): () => void {
  const ending = new AbortController();
  const stopLooking = watchAttention();
  const { signal } = ending;
  if (isLooking() || !('locks' in navigator)) void followStream(tellHere, signal);
  else void shareStream(signal);
  return () => {
    ending.abort();
    stopLooking();
  };
}

async function shareStream(signal: AbortSignal): Promise<void> {
  const channel = new BroadcastChannel('live');
  channel.addEventListener('message', ({ data }: MessageEvent<LiveNews>) => tellHere(data));
  signal.addEventListener('abort', () => channel.close());
  const lead = () =>
    followStream((news) => {
      tellHere(news);
      if (!signal.aborted) channel.postMessage(news);
    }, signal);
  await navigator.locks.request('live', { signal }, lead).catch(() => undefined);
}

function tellHere(news: LiveNews): void {
  for (const tell of listeners) tell(news);
}

let lastAttended = Date.now();

function watchAttention(): () => void {
  const attend = () => (lastAttended = Date.now());
  addEventListener('keydown', attend);
  addEventListener('pointerdown', attend);
  return () => {
    removeEventListener('keydown', attend);
    removeEventListener('pointerdown', attend);
  };
}

function isAttended(): boolean {
  return document.visibilityState === 'visible' && Date.now() - lastAttended < attention;
}

/**
 * Asks again when a record has changed: `useLive('order', order?.id, () => void detail.refetch())`. Without an id, when
 * any record of the topic, or of one of several, has. A page that nobody looks at asks when somebody does.
 */
export function useLive(
  topics: LiveTopic | readonly LiveTopic[],
  id: string | undefined,
  refetch: () => unknown,
): void {
  const followed = [topics].flat().join(' ');
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const later = () => {
      isMissed = !isAttended();
      if (isMissed) return;
      clearTimeout(timer);
      timer = setTimeout(ask, soonest + Math.random() * spread);
    };
    const hear = (news: LiveNews) => {
      if (news === 'again' || concerns(news, followed, id)) later();
    };
    const back = () => {
      if (isMissed && document.visibilityState === 'visible') later();
    };
    listeners.add(hear);
    for (const event of ['visibilitychange', 'keydown', 'pointerdown'])
      document.addEventListener(event, back);
    return () => {
      clearTimeout(timer);
      listeners.delete(hear);
      for (const event of ['visibilitychange', 'keydown', 'pointerdown'])
        document.removeEventListener(event, back);
    };
  }, [followed, id]);
}

function concerns(news: Exclude<LiveNews, 'again'>, followed: string, id: string | undefined): boolean {
  return (
    followed.split(' ').includes(news.topic) && (id === undefined || news.id === undefined || news.id === id)
  );
}
