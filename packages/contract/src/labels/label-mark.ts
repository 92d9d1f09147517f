import type { ValueOf } from '../kernel/field.ts';
import { group, whole } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import type { CheckResult } from './label.codes.ts';
import { photoFields } from './label.ts';

/** A whole picture from side to side. */
export const wholePicture = 1_000;

/** The least that can still be seen of a mark. */
const least = 10;

const place = (label: Text) => whole({ label, min: 0, max: wholePicture - least });
const size = (label: Text) => whole({ label, min: least, max: wholePicture });

/** Where on a photo something is wrong: a frame in thousandths of the picture, from its upper left corner. */
export const photoMark = group(
  {
    fileId: photoFields.fileId,
    left: place({ zh: '左', en: 'Left' }),
    top: place({ zh: '上', en: 'Top' }),
    width: size({ zh: '宽', en: 'Width' }),
    height: size({ zh: '高', en: 'Height' }),
  },
  { label: { zh: '照片标记', en: 'Mark on a photo' } },
);

export type PhotoMark = NonNullable<ValueOf<typeof photoMark>>;

const says = {
  failureOnly: { zh: '仅用于不通过的检查项', en: 'only where a check fails' },
  ofLabel: { zh: '此标签的照片', en: 'on a photo of this label' },
  inside: { zh: '在照片之内', en: 'within the photo' },
};

/** Why a mark cannot be drawn; nothing where it can. */
export function flawOfMark(
  { fileId, left, top, width, height }: PhotoMark,
  {
    result,
    photos,
  }: { readonly result: CheckResult; readonly photos: readonly { readonly fileId: string }[] },
): Text | null {
  if (result !== 'fail') return says.failureOnly;
  if (!photos.some((photo) => photo.fileId === fileId)) return says.ofLabel;
  return left + width > wholePicture || top + height > wholePicture ? says.inside : null;
}

/** The frame between two points of a picture, in whatever order they were named; no smaller than can be seen, and within the picture. */
export function frameBetween(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): Omit<PhotoMark, 'fileId'> {
  const [left, width] = spanOf(one.x, other.x);
  const [top, height] = spanOf(one.y, other.y);
  return { left, top, width, height };
}

function spanOf(one: number, other: number): [number, number] {
  const within = (at: number) => Math.round(Math.min(Math.max(at, 0), 1) * wholePicture);
  const start = Math.min(within(Math.min(one, other)), wholePicture - least);
  return [start, Math.max(within(Math.max(one, other)) - start, least)];
}
