import { Readable } from 'node:stream';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { chinaTime } from '../kernel/clock.ts';
import type { FileStore } from '../kernel/files.ts';
import type { Clerk } from './accounts.ts';
import { type Chance, chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';
import { pdfOf } from './pdf.ts';
import type { Asked } from './questions.seed.ts';
import { questions } from './questions.seed.ts';

interface Demo {
  readonly orgId: string;
  /** Who of the customer asks. */
  readonly by: { readonly user_id: string; readonly name: string };
  readonly clerk: Clerk;
  readonly now: Date;
}

const hoursADay = 24;

/** What a customer of the demo has asked about the tariff schedule, and what was answered. */
export async function questionRows(files: FileStore, demo: Demo) {
  const all = questions.map((one) => questionOf(one, demo));
  const papers = await Promise.all(all.map((question) => sheetOf(files, question, demo)));
  return {
    hts_question: all.map(({ row }) => row),
    hts_answer: all.flatMap((question) => answersOf(question, demo)),
    file: papers.map(({ file }) => file),
    record_file: papers.map(({ record_file }) => record_file),
    audit: all.flatMap((question) => deedsOf(question, demo)),
  };
}

type Question = ReturnType<typeof questionOf>;

function questionOf(one: Asked, { orgId, by, now }: Demo) {
  const chance = chanceOf(`question ${one.nameEn}`);
  const madeAt = hoursAfter(now, -one.days * hoursADay);
  // An answer comes five hours after what it answers, the customer's word three after that.
  const steps = one.answers.flatMap(({ objection }, at) => [
    { at: hoursAfter(madeAt, 8 * at + 5), to: 'ANSWERED' },
    ...(objection === undefined ? [] : [{ at: hoursAfter(madeAt, 8 * at + 8), to: 'REOPENED' }]),
  ]);
  if (one.state === 'ACCEPTED' || one.state === 'WITHDRAWN')
    steps.push({ at: hoursAfter(madeAt, 8 * one.answers.length + 2), to: one.state });
  const { nameZh, nameEn, material, purpose, details, state } = one;
  const row = {
    org_id: orgId,
    id: chance.id(madeAt),
    no: `HQ${chinaTime(madeAt).slice(2, 10).replaceAll('-', '')}0001`,
    name_zh: nameZh,
    name_en: nameEn,
    material,
    purpose,
    origin: 'CN',
    details,
    state,
    state_at: steps.at(-1)?.at ?? madeAt,
    asked_who: by.name,
    version: steps.length + 1,
    created_by: by.user_id,
    created_at: madeAt,
  };
  return { one, row, chance, madeAt, steps };
}

function answersOf({ one, row, madeAt }: Question, { by, clerk }: Demo) {
  return one.answers.map(({ objection, ...answer }, at) => {
    const answeredAt = hoursAfter(madeAt, 8 * at + 5);
    const verdict = objection !== undefined ? 'REOPENED' : one.state === 'ACCEPTED' ? 'ACCEPTED' : null;
    return {
      org_id: row.org_id,
      question_id: row.id,
      no: at + 1,
      ...answer,
      valid_from: chinaTime(answeredAt).slice(0, 10),
      edition: 'Sample 2025',
      is_sample: true,
      duty: [
        {
          heading: printedHts(answer.hts),
          titleZh: '最惠国税率',
          titleEn: 'General rate of duty',
          rate: answer.general,
        },
        {
          heading: '9903.88.03',
          titleZh: '对华301关税 清单3',
          titleEn: 'Section 301 China, List 3',
          rate: '+25%',
        },
      ],
      author: clerk.name,
      author_id: clerk.userId,
      answered_at: answeredAt,
      verdict,
      objection: objection ?? null,
      verdict_who: verdict && by.name,
      verdict_at: verdict && hoursAfter(answeredAt, 3),
    };
  });
}

/** What the goods are, as their maker prints it. */
async function sheetOf(files: FileStore, { one, row, madeAt }: Question, { by }: Demo) {
  const lines = ['PRODUCT SHEET', '', one.nameEn, 'Made in China'];
  const { fileId, size, sha256 } = await files.put(row.org_id, Readable.from([pdfOf(lines)]));
  return {
    file: {
      org_id: row.org_id,
      file_id: fileId,
      name: `产品说明_${row.no}.pdf`,
      type: 'application/pdf',
      size,
      sha256: `\\x${sha256.toString('hex')}`,
      created_by: by.user_id,
      created_at: madeAt,
    },
    record_file: {
      org_id: row.org_id,
      file_id: fileId,
      subject: 'question',
      subject_id: row.id,
      type: '2',
      visible: true,
      by_staff: false,
      uploaded_by: by.user_id,
      uploaded_at: madeAt,
      verdict: null,
      verdict_reason: null,
      decided_by: null,
      decided_at: null,
    },
  };
}

/** It was asked, and what became of it. */
function deedsOf({ row, chance, madeAt, steps }: Question, { by, clerk }: Demo) {
  const about = { org_id: row.org_id, subject: 'question', subject_id: row.id };
  const own = { userId: by.user_id, name: by.name };
  const deed = (at: Date, action: string, changes: object, who: typeof own, of: Chance) => ({
    ...about,
    audit_id: of.id(at),
    at,
    user_id: who.userId,
    who: who.name,
    action,
    changes,
  });
  const first = deed(madeAt, 'made', { nameZh: { from: null, to: row.name_zh } }, own, chance);
  const moves = steps.map(({ at, to }, index) =>
    deed(
      at,
      'status-changed',
      { state: { from: steps[index - 1]?.to ?? 'ASKED', to } },
      to === 'ANSWERED' ? clerk : own,
      chance,
    ),
  );
  return [first, ...moves];
}
