import { wordOf } from '@loadline/contract/kernel/code';
import { momentShown, officeZone } from '@loadline/contract/kernel/shown';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { photoKinds } from '@loadline/contract/labels/label.codes';
import { labelPaperWords as words } from '@loadline/contract/labels/label.paper';
import { wholePicture } from '@loadline/contract/labels/label-mark';
import type { Column, Content } from 'pdfmake/interfaces.js';
import type { DeskLabelDetail, LabelDetail } from './labels.detail.queries.ts';
import type { PrintedPicture } from './labels.evidence.queries.ts';

/** What every part of a pack is printed with. */
export interface Printed {
  readonly language: Language;
  /** The photos that can be shown, by file. */
  readonly pictures: Readonly<Record<string, PrintedPicture>>;
  /** The forwarder, where its people have no names for the reader. */
  readonly house: string;
}

type Photo = LabelDetail['photos'][number] & Partial<DeskLabelDetail['photos'][number]>;
export type Check = LabelDetail['checks'][number] & Partial<DeskLabelDetail['checks'][number]>;

export function nameIn(language: Language, { nameZh, nameEn }: { nameZh: string; nameEn: string }): string {
  return say({ zh: nameZh, en: nameEn }, language);
}

const across = 4;
const pictureSize: [number, number] = [118, 118];
const markColour = '#C0282E';

/** Four beside each other, each with what it shows, when it was taken and by whom. */
export function photosBlock({ photos, checks }: LabelDetail, printed: Printed): Content[] {
  if (photos.length === 0) return [say(words.noPhotos, printed.language)];
  const rows = Array.from({ length: Math.ceil(photos.length / across) }, (_, at) =>
    photos.slice(at * across, (at + 1) * across),
  );
  return rows.map(
    (row): Content => ({
      unbreakable: true,
      columnGap: 12,
      margin: [0, 0, 0, 6],
      columns: Array.from({ length: across }, (_, at) => {
        const photo = row[at];
        return photo ? photoCell(photo, checks, printed) : { text: '', width: '*' };
      }),
    }),
  );
}

function photoCell(photo: Photo, checks: readonly Check[], { language, pictures }: Printed): Column {
  const { fileId, kind, takenAt, takenWho } = photo;
  const at = momentShown(takenAt, officeZone);
  const picture = pictures[fileId];
  const marked = checks.filter(({ mark }) => mark?.fileId === fileId);
  return {
    width: '*',
    stack: [
      picture ? pictureOf(fileId, picture, marked) : { text: say(words.noPicture, language), style: 'label' },
      { text: say(wordOf(photoKinds, kind), language), bold: true, fontSize: 8, margin: [0, 2, 0, 0] },
      { text: takenWho ? say(words.taken, language, { at, who: takenWho }) : at, style: 'label' },
      ...marked.map((check) => ({
        text: say(words.mark, language, { no: check.no, check: nameIn(language, check) }),
        fontSize: 7.5,
        color: markColour,
      })),
    ],
  };
}

/** A photo as it is, or with a ring and its number where a check has found something wrong. */
function pictureOf(fileId: string, picture: PrintedPicture, marked: readonly Check[]): Content {
  if (marked.length === 0) return { image: fileId, fit: pictureSize };
  const { data, width, height } = picture;
  const size = `width="${width}" height="${height}"`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const rings = marked.map((check) => ringOf(check, picture)).join('');
  const svg = `<svg ${names} viewBox="0 0 ${width} ${height}" ${size}><image xlink:href="${data}" ${size}/>${rings}</svg>`;
  return { svg, fit: pictureSize };
}

function ringOf({ no, mark }: Check, { width, height }: PrintedPicture): string {
  if (!mark) return '';
  const x = (mark.left * width) / wholePicture;
  const y = (mark.top * height) / wholePicture;
  const wide = (mark.width * width) / wholePicture;
  const high = (mark.height * height) / wholePicture;
  const thick = Math.max(width, height) / 80;
  const letter = thick * 8;
  const frame = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="${thick * 3}" fill="none" stroke="${markColour}" stroke-width="${thick}"/>`;
  return `${frame}<text x="${Math.min(x + wide, width - letter)}" y="${Math.max(y, letter)}" font-size="${letter}" fill="${markColour}">${no}</text>`;
}
