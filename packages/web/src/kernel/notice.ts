import { inTab } from './storage.ts';
export type NoticeTone = 'success' | 'warning' | 'error';

export interface Notice {
  readonly tone: NoticeTone;
  readonly text: string;
}

type Listener = (notice: Notice) => void;

const listeners = new Set<Listener>();

/** Tells the user something in passing. What shows it is the shell's affair. */
export function notify(tone: NoticeTone, text: string): void {
  for (const tell of listeners) tell({ tone, text });
}

/** Hears every notice until the returned function is called. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const waiting = 'notice_after_load';

/** Tells it on the next page: the document is about to be left. */
export function notifyNextPage(tone: NoticeTone, text: string): void {
  inTab().setItem(waiting, JSON.stringify({ tone, text }));
}

/** Tells what the page before this one left behind. */
export function notifyWaiting(): void {
  const left = inTab().getItem(waiting);
  inTab().removeItem(waiting);
  const notice: unknown = JSON.parse(left ?? 'null');
  if (isNotice(notice)) notify(notice.tone, notice.text);
}

function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'tone' in value && 'text' in value;
}
