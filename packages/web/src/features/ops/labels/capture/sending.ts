import { uploadDeskFile, withdrawDeskFile } from '@loadline/contract/files/desk-file.api';
import { keepCapture } from '@loadline/contract/labels/label-capture.api';
import { call } from '../../../../kernel/call.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import type { WaitingShot } from './shot.ts';
import { shelf } from './waiting-shots.ts';

/** What is asked behind the page tears nobody from it: the camera may be open over it. */
const behind = { refusal: 'in place', session: 'stays' } as const;

/** Says what an uploaded photo shows, and takes away the one that it was taken in place of. */
export async function keepOnLabel(shot: WaitingShot, fileId: string, because: string): Promise<void> {
  const { id: captureId, labelId: id, kind, takenAt, replaces } = shot;
  await call(keepCapture, { body: { id, kind, fileId, captureId, takenAt }, key: captureId, ...behind });
  if (replaces !== null) await withdraw(replaces, because);
}

/** The file that the server makes of a photo. */
export async function upload(shot: WaitingShot): Promise<string> {
  const { id: key, labelId: id, styleNo, colour, kind, type } = shot;
  const content = await shelf.contentOf(key);
  const name = `${styleNo} ${colour} ${kind}.${type === 'image/png' ? 'png' : 'jpg'}`;
  const file = new File(content ? [content] : [], name, { type });
  const query = { subject: 'label', id, type: 'PHOTO', visible: true } as const;
  return (await call(uploadDeskFile, { query, file, key, ...behind })).fileId;
}

/** A photo that is gone already, or may not go, stays as it is: the new one is there. */
async function withdraw(fileId: string, reason: string): Promise<void> {
  try {
    await call(withdrawDeskFile, { body: { fileId, reason }, ...behind });
  } catch (error) {
    if (!isFinal(error)) throw error;
  }
}

/** Whether a try would end the same way again; what is only not possible now is tried later. */
export function isFinal(error: unknown): error is Refusal {
  if (!(error instanceof Refusal)) return false;
  const { status, message } = error;
  return message === 'Refused' || (status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status));
}
