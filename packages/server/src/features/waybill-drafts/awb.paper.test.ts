import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import fc from 'fast-check';
import { paperOf } from '../../kernel/paper.ts';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { fitted, linesOf, widthOf } from './awb.fit.ts';
import { awbPaper } from './awb.paper.ts';
import { blankForm, lineOf } from './drafts.fill.parts.ts';
import { barsOf, firstPieces, labelledPieces } from './labels.paper.ts';

const line = lineOf('LED LAMPS', { pieces: 10, grossWeight: '120.5', volume: '1.2', chargeable: '200' });
const form: AwbForm = { ...blankForm, awbNo: '784-12345675', departureCode: 'PVG', rateLines: [line] };

async function textOf(more: Partial<AwbForm>): Promise<string[]> {
  return textOfPdf(await paperOf(awbPaper({ form: { ...form, ...more }, kind: 'master' })));
}

test('what a box does not hold stands in full on the extension list, and its box says so', async () => {
  const handling = `${'KEEP DRY AND COOL. '.repeat(60)}最后一句`;
  const [front = '', list = ''] = await textOf({ handling });
  assert.match(front, /SEE EXTENSION LIST/);
  assert.match(list, /EXTENSION LIST TO AIR WAYBILL 784-12345675/);
  assert.match(list, /21 {1,2}Handling information/);
  assert.match(list, /最后一句/);
});

test('a form whose boxes hold everything is one page', async () => {
  assert.equal((await textOf({ handling: 'KEEP DRY' })).length, 1);
});

test('charges stand under who pays them, and as agreed tells no rate', async () => {
  const rated = {
    rateLines: [{ ...line, rate: '28.5' }],
    otherCharges: [{ charge: 'MY', due: 'C' as const, amount: '1200' }],
  };
  const [told = ''] = await textOf({ ...rated, asAgreed: false });
  assert.match(told, /5700\.00/);
  assert.match(told, /6900\.00/);
  const [agreed = ''] = await textOf({ ...rated, asAgreed: true });
  assert.match(agreed, /AS AGREED/);
  assert.doesNotMatch(agreed, /28\.5|5700|6900/);
});

const words = fc.string({ unit: fc.constantFrom(...'ABW im.9-/ 深圳，\n'), maxLength: 400 });

test('no line is ever wider than its box, no text higher, and nothing that fits is left out', () => {
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 30, max: 300 }),
      fc.integer({ min: 10, max: 120 }),
      (text, width, height) => {
        const { lines, size, isCut } = fitted(text, width, height);
        assert.ok(lines.every((one) => one.length <= 1 || widthOf(one) * size <= width + 1e-9));
        assert.ok(lines.length === 1 || lines.length * size * 1.2 <= height + 1e-9);
        if (!isCut) assert.equal(lines.join('').replace(/\s/g, ''), text.replace(/\s/g, ''));
      },
    ),
  );
});

test('a word longer than a line is broken, Chinese between any two signs', () => {
  assert.deepEqual(linesOf('深圳市华强', 24, 10), ['深圳', '市华', '强']);
  assert.ok(linesOf('SUPERCALIFRAGILISTIC', 40, 10).length > 2);
});

test('the bars of a label carry waybill and piece as terminals read them', () => {
  assert.equal(barsOf('784-12345675', 7), '7841234567500007');
});

test('no two labels of a master have the same bars, whatever house waybills its pieces lie under', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 12 }), (all) => {
      const houses = all.map((pieces, at) => ({ hawbId: String(at), pieces }));
      const firsts = firstPieces(houses);
      const bars = houses.flatMap(({ hawbId, pieces }) => {
        const house = { ...form, rateLines: [{ ...line, pieces }] };
        const first = firsts.get(hawbId) ?? 0;
        const printed = labelledPieces(form, house, house, { first, from: 1, pieces: 200 });
        return printed.pieces.map((piece) => barsOf(form.awbNo, printed.first + piece - 1));
      });
      const all16 = bars.every((one) => /^78412345675\d{5}$/.test(one));
      assert.deepEqual([new Set(bars).size, all16], [all.reduce((sum, one) => sum + one, 0), true]);
    }),
  );
});

test('what weighs less than 45 kg is of the normal rate, what weighs as much or more of a quantity rate', () => {
  const classOf = (chargeable: string) =>
    lineOf('LED LAMPS', { pieces: 1, grossWeight: '1', volume: '0.1', chargeable }).rateClass;
  assert.deepEqual(['0.5', '44.5', '45.0', '200'].map(classOf), ['N', 'N', 'Q', 'Q']);
});
