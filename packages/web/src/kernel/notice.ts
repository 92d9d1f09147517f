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
