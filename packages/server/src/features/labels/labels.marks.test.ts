import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { openLabels, washCareShows } from './labels.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { lay, shoot, move, judge, detail } = await openLabels(house, desk, ana.userId);
const frame = { left: 120, top: 340, width: 500, height: 90 };

async function inCompliance(): Promise<{ id: string; photo: string }> {
  const id = await lay({ status: 'PHOTOGRAPHING' });
  const [photo = ''] = await shoot(id, ...washCareShows);
  await move(id, 'PHOTOGRAPHING', 'PHOTOGRAPHED');
  await move(id, 'PHOTOGRAPHED', 'IN_COMPLIANCE');
  return { id, photo };
}

const own = async (id: string) => (await customer.get(`/omsapi/labels/detail?id=${id}`)).data;

test('what fails is marked on a photo, and its customer sees where, on the screen and on the evidence', async () => {
  const { id, photo } = await inCompliance();
  const mark = { fileId: photo, ...frame };
  assert.equal((await judge(id, 2, 'fail', 'says 100% cotton', mark)).code, 200);
  assert.deepEqual((await own(id)).checks[1].mark, mark);
  assert.deepEqual((await detail(id)).checks[0].mark, null);
  const pack = await customer.get(`/omsapi/labels/evidence?ids=${id}`, { 'accept-language': 'en' });
  assert.match((await textOfPdf(pack.bytes)).join(' '), /Mark 2: Fibre content as listed/);
});

test('a mark goes with its judgement and with its photo', async () => {
  const { id, photo } = await inCompliance();
  const mark = { fileId: photo, ...frame };
  await judge(id, 2, 'fail', 'says 100% cotton', mark);
  await judge(id, 2, 'pass');
  assert.equal((await own(id)).checks[1].mark, null);
  await judge(id, 2, 'fail', 'says 100% cotton', mark);
  await move(id, 'IN_COMPLIANCE', 'PHOTOGRAPHING', 'once more');
  await desk.post('/opsapi/files/withdraw', { fileId: photo, reason: 'blurred' });
  const { result, mark: left } = (await own(id)).checks[1];
  assert.deepEqual([result, left], ['fail', null]);
});

test('a mark on what passes, on somebody else’s photo or beside the photo is refused, and nothing is judged', async () => {
  const { id, photo } = await inCompliance();
  const other = await inCompliance();
  const wrong = [
    ['pass', { fileId: photo, ...frame }, /only where a check fails/],
    ['fail', { fileId: other.photo, ...frame }, /on a photo of this label/],
    ['fail', { fileId: photo, ...frame, left: 900 }, /within the photo/],
    ['fail', { fileId: photo, ...frame, width: 0 }, /Width/],
  ] as const;
  for (const [result, mark, says] of wrong) {
    const { status, message } = await judge(id, 2, result, 'wrong', mark);
    assert.equal(status, 400);
    assert.match(message, says);
  }
  assert.equal((await own(id)).checks[1].result, null);
});
