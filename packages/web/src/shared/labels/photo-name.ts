import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { photoKinds } from '@loadline/contract/labels/label.codes';
import type { Words } from '../../kernel/words.ts';
import type { LabelPhoto } from './label-record.ts';

/** A photo by what it shows and which of its kind it is. */
export function photoName(
  photo: LabelPhoto,
  photos: readonly LabelPhoto[],
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  const ofKind = photos.filter(({ kind }) => kind === photo.kind);
  const no = ofKind.findIndex(({ fileId }) => fileId === photo.fileId) + 1;
  return t('labels.panel.photoOf', { kind: say(wordOf(photoKinds, photo.kind), language), no });
}
