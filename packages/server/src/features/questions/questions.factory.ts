import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../../kernel/database.ts';
import { loadHts } from '../../start/load-hts.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { photo } from '../files/files.factory.ts';

/** What the drawings show being asked. */
export const bracket = {
  nameZh: '钢制安装支架',
  nameEn: 'Steel mounting bracket',
  material: '碳钢 Q235 98%，锌镀层 2%',
  purpose: '固定壁挂货架，承重 40 kg',
  origin: 'CN',
};

const head =
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty,Quota Quantity,Additional Duties';

/** An edition of two articles of steel, with other words and rates where they are told. */
export function loadSteel(
  house: TestHouse,
  name: string,
  effective: string,
  { other = 'Other', rate = '2.9%' } = {},
): Promise<unknown> {
  const rows = [
    head,
    '7326,0,Other articles of iron or steel:,,,,,,',
    `7326.90.86,1,Other,,${rate},Free (AU),45%,,`,
    '7326.90.86.60,2,Ladders,"[""No.""]",,,,,',
    `7326.90.86.88,2,"${other}","[""kg""]",,,,,`,
    '9903,0,Temporary modifications:,,,,,,',
    '9903.88.03.00,1,Articles of China,"[""kg""]",25%,,,,',
  ];
  const file = join(mkdtempSync(join(tmpdir(), 'questions-')), 'edition');
  writeFileSync(file, rows.join('\n'));
  return loadHts(house.ownerUrl, { file, name, effective });
}

/** The calls of a customer about their questions, and of a desk that answers. */
export function questionCalls(customer: Calls, desk: Calls) {
  const detail = async (no: string) => (await customer.get(`/omsapi/questions/detail?no=${no}`)).data;
  const seen = async (no: string) => (await desk.get(`/opsapi/questions/detail?no=${no}`)).data.question;
  const ask = async (typed: object = {}) =>
    customer.post('/omsapi/questions/ask', { id: newId(), ...bracket, ...typed });
  const picture = async () => {
    const path = '/omsapi/files/upload?subject=question&type=PHOTO';
    return (await customer.upload(path, '支架.jpg', await photo())).data.fileId;
  };
  const decide = async (no: string, to: string, objection: string | null = null) => {
    const { id, version } = (await detail(no)).question;
    return customer.post('/omsapi/questions/decide', { id, version, to, objection });
  };
  const answer = async (no: string, typed: object = {}) => {
    const { id, version } = await seen(no);
    const usual = { hts: '7326.90.86.88', validFrom: '2026-11-20', reasoning: 'GRI 1 and 6' };
    return desk.post('/opsapi/questions/answer', { id, version, ...usual, ...typed });
  };
  /** A question that was asked, by its number. */
  const asked = async (typed: object = {}): Promise<string> => (await ask(typed)).data.question.no;
  return { detail, ask, asked, picture, decide, answer };
}
