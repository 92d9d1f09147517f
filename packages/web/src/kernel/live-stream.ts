import type { LiveNews } from '@loadline/contract/kernel/live';
import { heartbeatMs, liveAfter, livePath } from '@loadline/contract/kernel/live-stream';
import { openStream } from './call.ts';
import { Refusal } from './refusal.ts';

const [firstPause, longestPause] = [1_000, 60_000];
/** Longer silence than two missed signs of life is a dead line. */
const longestSilence = heartbeatMs * 2.5;

/**
 * Follows the stream until `signal` ends it. Broken, it comes back after ever longer pauses, and hears what it missed; what
 * the page shows was asked for since it began. For as long as it does not open, `again` is told at every pause: so a proxy
 * that lets no stream through leaves a portal that asks from time to time. Without a session it rests until the next one.
 */
export async function followStream(tell: (news: LiveNews) => void, signal: AbortSignal): Promise<void> {
  let pause = firstPause;
  const heard = { at: performance.timeOrigin };
  while (!signal.aborted) {
    const began = Date.now();
    const status = await readOnce(tell, heard, signal);
    if (signal.aborted || status === 401) return;
    pause = Date.now() - began > longestPause ? firstPause : Math.min(pause * 2, longestPause);
    // Many browsers lose a server at once: they must not come back at once.
    await rest(pause * (0.5 + Math.random()), signal);
    if (status !== undefined && !signal.aborted) tell('again');
  }
}

/** Reads until the stream ends: undefined when it was open, else the status it was refused with, 0 for no answer. */
async function readOnce(
  tell: (news: LiveNews) => void,
  heard: { at: number },
  signal: AbortSignal,
): Promise<number | undefined> {
  const silence = new AbortController();
  const either = AbortSignal.any([signal, silence.signal]);
  let watch = setTimeout(() => silence.abort(), longestSilence);
  let isOpen = false;
  try {
    const missed = Date.now() - heard.at;
    // A clock that was set back knows of nothing.
    const stream = await openStream(missed < 0 ? livePath : liveAfter(missed), either);
    isOpen = true;
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      heard.at = Date.now();
      clearTimeout(watch);
      watch = setTimeout(() => silence.abort(), longestSilence);
      const parts = (text + next.value).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) tellPart(part, tell);
    }
    return undefined;
  } catch (error) {
    return isOpen ? undefined : error instanceof Refusal ? error.status : 0;
  } finally {
    clearTimeout(watch);
  }
}

function tellPart(part: string, tell: (news: LiveNews) => void): void {
  if (!part.startsWith('data: ')) return;
  // The server says nothing else, and of a topic that this build does not know nobody asks to hear.
  tell(JSON.parse(part.slice(6)) as LiveNews);
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      over();
    });
  });
}
