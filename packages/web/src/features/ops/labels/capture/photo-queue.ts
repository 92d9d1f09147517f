import { useSyncExternalStore } from 'react';
import { Refusal } from '../../../../kernel/refusal.ts';
import { newKey } from '../../../../kernel/request.ts';
import { storedUser } from '../../../../kernel/stored.ts';
import { words } from '../../../../kernel/words.ts';
import { isFinal, keepOnLabel, upload } from './sending.ts';
import type { Shot, ToShoot, WaitingShot } from './shot.ts';
import { smallPictureOf } from './small-picture.ts';
import { shelf } from './waiting-shots.ts';

export interface PhotoQueue {
  /** The first taken first. */
  readonly waiting: readonly WaitingShot[];
  /** Since this page was opened. */
  readonly sent: readonly Shot[];
  /** Which of those that wait is on its way. */
  readonly sending: string | undefined;
  /** Why none is: no network, or nobody signed in any more. */
  readonly trouble: 'network' | 'session' | undefined;
  /** How many wait that others have taken, for them to sign in. */
  readonly others: number;
}

let queue: PhotoQueue = { waiting: [], sent: [], sending: undefined, trouble: undefined, others: 0 };
const listeners = new Set<() => void>();

function tell(change: Partial<PhotoQueue>): void {
  queue = { ...queue, ...change };
  for (const hear of listeners) hear();
}

function listen(hear: () => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export function usePhotoQueue(): PhotoQueue {
  return useSyncExternalStore(listen, () => queue);
}

/** Between two tries without a network, in milliseconds; each takes twice as long as the one before. */
const [shortest, longest] = [2_000, 60_000];
let pause = shortest;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, also what was left by a page that was closed, until the returned function is called. */
export function startSending(): () => void {
  const again = () => void sendAll();
  const atOnce = () => void trySending();
  const off = () => tell({ trouble: 'network' });
  addEventListener('online', atOnce);
  addEventListener('offline', off);
  document.addEventListener('visibilitychange', again);
  void readShelf().then(atOnce, () => undefined);
  return () => {
    removeEventListener('online', atOnce);
    removeEventListener('offline', off);
    document.removeEventListener('visibilitychange', again);
    clearTimeout(retry);
  };
}

/** Now, however long the next try would wait. */
export async function trySending(): Promise<void> {
  pause = shortest;
  await sendAll();
}

/** Who photographs here; a session may be over before the photo is taken. */
let taker = '';

async function readShelf(): Promise<void> {
  taker = storedUser()?.userId ?? taker;
  const all = (await shelf.all()).toSorted((a, b) => a.takenAt.localeCompare(b.takenAt));
  const waiting = all.filter(({ userId }) => userId === taker);
  tell({ waiting, others: all.length - waiting.length });
}

/** One after the other: a weak network carries one photo sooner than two halves. */
async function sendAll(): Promise<void> {
  clearTimeout(retry);
  if (queue.sending !== undefined) return;
  let next: WaitingShot | undefined;
  try {
    while ((next = queue.waiting.find(({ refused }) => refused === null))) {
      tell({ sending: next.id });
      await sendOne(next);
      pause = shortest;
    }
    tell({ sending: undefined, trouble: navigator.onLine ? undefined : 'network' });
  } catch (error) {
    const isOver = error instanceof Refusal && error.status === 401;
    tell({ sending: undefined, trouble: isOver ? 'session' : 'network' });
    retry = setTimeout(() => void sendAll(), pause);
    pause = Math.min(pause * 2, longest);
  }
}

/** Sends one from where an earlier try ended: the file, then what it shows. */
async function sendOne(shot: WaitingShot): Promise<void> {
  try {
    const fileId = shot.fileId ?? (await upload(shot));
    const latest = queue.waiting.find(({ id }) => id === shot.id);
    // It was thrown away meanwhile, for a better one.
    if (!latest) return;
    if (latest.fileId === null) await changeShot({ ...latest, fileId });
    await keepOnLabel(latest, fileId, words().t('labelCapture.retaken'));
    await shelf.takeAway(shot.id);
    tell({ sent: [...queue.sent, { ...shot, fileId }], trouble: undefined });
    tell({ waiting: queue.waiting.filter(({ id }) => id !== shot.id) });
    // What was taken again while this one was on its way is taken in place of what it has become.
    for (const one of queue.waiting.filter(({ replaces }) => replaces === shot.id))
      await changeShot({ ...one, replaces: fileId });
  } catch (error) {
    if (!isFinal(error)) throw error;
    const latest = queue.waiting.find(({ id }) => id === shot.id);
    if (latest) await changeShot({ ...latest, refused: error.says });
  }
}

async function changeShot(shot: WaitingShot): Promise<void> {
  await shelf.change(shot);
  tell({ waiting: queue.waiting.map((one) => (one.id === shot.id ? shot : one)) });
}

/** Keeps a photo on this phone, and sends it when that is possible. Rejects when the phone has no room for it. */
export async function takePhoto(
  { label }: ToShoot,
  kind: Shot['kind'],
  file: File,
  replaces: Shot | string | undefined,
): Promise<void> {
  const { id: labelId, styleNo, colour, batchNo } = label;
  const [content, small] = [await file.arrayBuffer(), await smallPictureOf(file)];
  const shot: WaitingShot = {
    id: newKey(),
    userId: taker,
    labelId,
    styleNo,
    colour,
    batchNo,
    kind,
    takenAt: new Date(file.lastModified).toISOString(),
    type: file.type,
    size: file.size,
    small,
    replaces: typeof replaces === 'object' ? (replaces.fileId ?? replaces.id) : (replaces ?? null),
    fileId: null,
    refused: null,
  };
  await shelf.lay(shot, content);
  tell({ waiting: [...queue.waiting.filter(({ id }) => id !== shot.id), shot] });
  await takeOver(shot);
  void navigator.storage?.persist?.().catch(() => false);
  void sendAll();
}

/** What waits and was taken again is not sent any more, and what it was to replace is the new one's to replace. */
async function takeOver(shot: WaitingShot): Promise<void> {
  const before = queue.waiting.find(({ id }) => id === shot.replaces);
  if (!before || before.id === queue.sending) return;
  await changeShot({ ...shot, replaces: before.fileId ?? before.replaces });
  await throwAway(before.id);
}

export async function tryAgain(shot: WaitingShot): Promise<void> {
  await changeShot({ ...shot, refused: null });
  await sendAll();
}

export async function throwAway(id: string): Promise<void> {
  await shelf.takeAway(id);
  tell({ waiting: queue.waiting.filter((one) => one.id !== id) });
}
