import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { PhotoKind } from '@loadline/contract/labels/label.codes';
import type { labelsToShoot } from '@loadline/contract/labels/label-capture.api';

/** A style in a colour before the photographer. */
export type ToShoot = AnswerOf<typeof labelsToShoot>[number];

/** What a photo taken here shows. */
export interface Shot {
  /** Made here: by it the photo is stored once, however often it is sent. */
  readonly id: string;
  readonly labelId: string;
  readonly styleNo: string;
  readonly colour: string;
  readonly batchNo: string;
  readonly kind: PhotoKind;
  readonly takenAt: string;
  /** A small picture, as an address that holds it. */
  readonly small: string | null;
  /** The file that the server made of it. */
  readonly fileId: string | null;
}

/** One that waits to be sent. */
export interface WaitingShot extends Shot {
  /** Whose session it was taken in: nobody else sends it. */
  readonly userId: string;
  readonly type: string;
  readonly size: number;
  /** The photo on the server that it is taken in place of. */
  readonly replaces: string | null;
  /** What the server says to it. */
  readonly refused: string | null;
}

/** A photo of a carton is of all colours of its style. */
export function isOf({ label }: ToShoot, shot: Shot): boolean {
  const isOfStyle = shot.styleNo === label.styleNo && shot.batchNo === label.batchNo;
  return shot.labelId === label.id || (shot.kind === 'carton' && isOfStyle);
}

/** The kinds of photos that are there: on the server, or here and on their way. */
export function kindsThere(of: ToShoot, here: readonly Shot[]): ReadonlySet<PhotoKind> {
  const taken = here.filter((shot) => isOf(of, shot));
  return new Set([...of.photos, ...taken].map(({ kind }) => kind));
}

/** The next kind that is to be photographed; none when all are there. */
export function nextKind(of: ToShoot, here: readonly Shot[]): PhotoKind | undefined {
  const there = kindsThere(of, here);
  return of.wanted.find((kind) => !there.has(kind));
}

/** Whether the photographer has something to do: a kind is missing, or it came back and nothing was taken since. */
export function isOpen(of: ToShoot, here: readonly Shot[]): boolean {
  if (nextKind(of, here) !== undefined) return true;
  return of.label.feedback !== null && !here.some((shot) => isOf(of, shot));
}

/** The next that is open after one, from the beginning again after the last. */
export function nextOpen(
  all: readonly ToShoot[],
  here: readonly Shot[],
  after?: string,
): ToShoot | undefined {
  const at = all.findIndex(({ label }) => label.id === after) + 1;
  return [...all.slice(at), ...all.slice(0, at)].find((one) => isOpen(one, here));
}
