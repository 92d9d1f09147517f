import { Readable } from 'node:stream';
import { codesOf } from '@loadline/contract/kernel/code';
import type { LabelState, PhotoKind } from '@loadline/contract/labels/label.codes';
import { labelStates } from '@loadline/contract/labels/label.codes';
import { chinaTime } from '../kernel/clock.ts';
import type { FileStore } from '../kernel/files.ts';
import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { labelPicture } from './label-picture.ts';
import type { Batch, Style } from './labels.seed.ts';
import { batches, brandNames, brands } from './labels.seed.ts';
import { standardSchemes } from './labels.standard.ts';
import { answeredAt, sentBack, wordsOf } from './labels.words.ts';
import { hoursAfter } from './local-hours.ts';

interface Demo {
  /** Orders of one customer, whose labels these are. */
  readonly orders: readonly { readonly org_id: string; readonly id: string }[];
  readonly by: { readonly user_id: string; readonly name: string };
  readonly clerk: Clerk;
  readonly now: Date;
}

const hoursADay = 24;
const order = codesOf(labelStates);

/** The labels of a customer of the demo in every status, with their photos and checks. */
export async function labelRows(files: FileStore, demo: Demo) {
  const made = batches.flatMap((batch, at) => {
    const under = demo.orders[at % Math.max(1, demo.orders.length)];
    return under ? [batchOf(batch, at, under, demo)] : [];
  });
  const labels = made.flatMap((one) => one.labels);
  const photos = (await Promise.all(labels.map((label) => photosOf(files, label, demo)))).flat();
  return {
    label_brand: brandRows(demo),
    label_batch: made.map(({ row }) => row),
    label: labels.map(({ row }) => row),
    label_photo: photos.map(({ label_photo }) => label_photo),
    label_check: labels.flatMap((label) => checksOf(label, demo)),
    label_word: labels.flatMap((label) => wordsOf(label, demo)),
    file: photos.flatMap(({ file }) => file),
    record_file: photos.map(({ record_file }) => record_file),
    audit: labels.map((label) => deedOf(label, demo)),
  };
}

function brandId(brand: Batch['brand'], now: Date): string {
  return chanceOf(`brand ${brand}`).id(hoursAfter(now, -60 * hoursADay));
}

function brandRows({ orders: [first], clerk, now }: Demo) {
  if (!first) return [];
  return brandNames.map((name) => ({
    org_id: first.org_id,
    id: brandId(name, now),
    version: 1,
    brand_name: name,
    ...brands[name],
    changed_who: clerk.name,
    changed_at: hoursAfter(now, -60 * hoursADay),
  }));
}

type Under = Demo['orders'][number];

/** The first number of a day, after its letters. */
function firstOf(day: Date): string {
  return `${chinaTime(day).slice(2, 10).replaceAll('-', '')}0001`;
}

function batchOf(batch: Batch, at: number, under: Under, { by, now }: Demo) {
  const madeAt = hoursAfter(now, -batch.days * hoursADay);
  const chance = chanceOf(`label batch ${at}`);
  const row = {
    org_id: under.org_id,
    id: chance.id(madeAt),
    no: `LC${firstOf(madeAt)}`,
    brand_id: brandId(batch.brand, now),
    brand_version: 1,
    scheme_id: standardSchemes[batch.scheme].id,
    scheme_version: 1,
    created_by: by.user_id,
    created_at: madeAt,
  };
  const labels = batch.styles.flatMap((style) =>
    Object.entries(style.colours).map(([colour, status], place) =>
      labelOf({ batch, row, under, madeAt }, style, { colour, status, place }),
    ),
  );
  return { row, labels };
}

interface Brought {
  readonly batch: Batch;
  readonly row: { readonly id: string; readonly created_by: string };
  readonly under: Under;
  readonly madeAt: Date;
}

interface InColour {
  readonly colour: string;
  readonly status: LabelState;
  /** The first colour of a style has the photo of its carton. */
  readonly place: number;
}

type Label = ReturnType<typeof labelOf>;

function labelOf({ batch, row, under, madeAt }: Brought, style: Style, { colour, status, place }: InColour) {
  const chance = chanceOf(`label ${style.styleNo} ${colour}`);
  const step = order.indexOf(status);
  const since = step === 0 ? madeAt : hoursAfter(madeAt, 5 * step + chance.whole(0, 3));
  const back = sentBack[`${style.styleNo} ${colour}`];
  return {
    batch,
    style,
    place,
    step,
    chance,
    madeAt,
    back,
    row: {
      org_id: under.org_id,
      id: chance.id(madeAt),
      batch_id: row.id,
      order_id: under.id,
      style_no: style.styleNo,
      colour,
      product_name: style.productName,
      composition: style.composition,
      unit_price: style.price,
      status,
      status_at: since,
      feedback: back && back.answer !== 'UPHELD' ? back.feedback : null,
      answer: back?.answer ?? null,
      answered_at: back?.answer ? answeredAt(madeAt) : null,
      pick_type: step < 2 ? 'NONE' : batch.scheme === 'european' ? 'STYLE' : 'STYLE_COLOUR',
      pick_no: step < 2 ? null : `PL${firstOf(madeAt)}`,
      version: step + 1,
      created_by: row.created_by,
      created_at: madeAt,
      updated_at: since,
    },
  };
}

/** What is photographed is whole; what is being photographed lacks the last. */
async function photosOf(files: FileStore, label: Label, { clerk }: Demo) {
  const { batch, row, step, place, madeAt } = label;
  const photographing = order.indexOf('PHOTOGRAPHING');
  if (step < photographing) return [];
  const wanted: readonly PhotoKind[] = standardSchemes[batch.scheme].photos;
  const own = wanted.filter((kind) => kind !== 'carton' || place === 0);
  const taken = step === photographing ? own.slice(0, 1 + place) : own;
  return Promise.all(
    taken.map(async (kind, at) => {
      const { whole, small } = await labelPicture(kind, row);
      const takenAt = hoursAfter(madeAt, 16 + at / 20);
      const store = async (content: Buffer) => {
        const { fileId, size, sha256 } = await files.put(row.org_id, Readable.from([content]));
        return {
          org_id: row.org_id,
          file_id: fileId,
          name: `${row.style_no} ${row.colour} ${kind}.jpg`,
          type: 'jpg',
          size,
          sha256: `\\x${sha256.toString('hex')}`,
          created_by: clerk.userId,
          created_at: takenAt,
        };
      };
      const [file, thumbnail] = [await store(whole), await store(small)];
      const about = { org_id: row.org_id, file_id: file.file_id };
      return {
        file: [file, thumbnail],
        record_file: {
          ...about,
          subject: 'label',
          subject_id: row.id,
          type: 'PHOTO',
          visible: true,
          thumbnail_id: thumbnail.file_id,
          by_staff: true,
          uploaded_by: clerk.userId,
          uploaded_at: takenAt,
          verdict: null,
          verdict_reason: null,
          decided_by: null,
          decided_at: null,
        },
        label_photo: {
          ...about,
          label_id: row.id,
          kind,
          taken_who: clerk.name,
          taken_at: takenAt,
        },
      };
    }),
  );
}

/** What is compliant has passed; of what is checked the first three checks are made, and what went back failed one. */
function checksOf({ batch, row, step, madeAt, back }: Label, { clerk }: Demo) {
  const all = standardSchemes[batch.scheme].checks.length;
  const made =
    step >= order.indexOf('COMPLIANT') ? all : row.status === 'IN_COMPLIANCE' ? 3 : row.feedback ? 2 : 0;
  return Array.from({ length: made }, (_, at) => {
    const fails = row.feedback !== null && at === 1;
    return {
      org_id: row.org_id,
      label_id: row.id,
      no: at + 1,
      result: fails ? 'fail' : 'pass',
      note: fails && back ? back.check.note : null,
      checked_by: clerk.userId,
      checked_who: clerk.name,
      checked_at: hoursAfter(madeAt, 26 + at / 10),
    };
  });
}

/** It came with the style list of its customer. */
function deedOf({ row, chance, madeAt }: Label, { by }: Demo) {
  return {
    org_id: row.org_id,
    subject: 'label',
    subject_id: row.id,
    audit_id: chance.id(madeAt),
    at: madeAt,
    user_id: by.user_id,
    who: by.name,
    action: 'made',
    changes: { styleNo: { from: null, to: row.style_no }, colour: { from: null, to: row.colour } },
  };
}
