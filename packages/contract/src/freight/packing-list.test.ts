import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { figureIn, unitOfHeading } from '../imports/import.figure.ts';
import type { TypedLine } from './cargo-line.ts';
import { blankLine, isSheet, laidOver, linesIn } from './packing-list.ts';

function typed(change: Partial<TypedLine> = {}): TypedLine {
  return { count: '3', length: '60', width: '40', height: '35', weight: '12.5', ...change };
}

test('a packing list is pasted as it is: header left out, sides in one cell, thousands and units', () => {
  assert.deepEqual(
    linesIn(
      '件数\t长\t宽\t高\t单重\n1,200\t58\t42\t40\t14.6\r\n6\t80cm\t60cm\t55cm\t1,031.0 kg\n合计\t18\t\t\t206\n',
      'cm',
    ),
    [
      typed({ count: '1200', length: '58', width: '42', height: '40', weight: '14.6' }),
      typed({ count: '6', length: '80', width: '60', height: '55', weight: '1031.0' }),
    ],
  );
  assert.deepEqual(linesIn('3 60×40×35 12.5\n3,60*40*35,12.5\n3 ctns 60cm x40cm x35cm 12.5 kg', 'cm'), [
    typed(),
    typed(),
    typed(),
  ]);
});

test('what a heading or a cell says is in another unit is worked out; what cannot be told stays for its field to refuse', () => {
  const sheet =
    'Ctns\tL×W×H (mm)\tG.W. (LBS)\n3\t600×400×350\t27.5\n3\t60*40*35cm\t12.5KG\n3\t600*400*350\t5 cm';
  assert.deepEqual(linesIn(sheet, 'cm'), [typed({ weight: '12.474' }), typed(), typed({ weight: '5 cm' })]);
  assert.deepEqual(
    linesIn('件数\t长（厘米）\t宽（厘米）\t高（厘米）\t单重（克）\n3\t60\t40\t35\t12500', 'inch'),
    [typed({ length: '23.622', width: '15.748', height: '13.78' })],
  );
  assert.deepEqual(linesIn('3 pcs 0.6m 0.4 m 35 12.5 kg', 'cm'), [typed()]);
});

test('cells pasted into the middle fill from there and add the lines that are missing', () => {
  assert.ok(isSheet('80\t60') && !isSheet('80'));
  const lines = laidOver([typed(), typed()], 1, 'width', {
    pasted: '宽(m)\t高\n0.41\t36\n42 cm\t37',
    unit: 'cm',
  });
  assert.deepEqual(lines, [
    typed(),
    typed({ width: '41', height: '36' }),
    { ...blankLine, width: '42', height: '37' },
  ]);
});

test('what is pasted into the middle stands beside the lines it stood beside, over a gap and a word as well', () => {
  const weights = laidOver([typed(), typed(), typed(), typed()], 0, 'weight', {
    pasted: '单重(g)\n14000\n\nN/A\n16000\n',
    unit: 'cm',
  });
  assert.deepEqual(
    weights.map(({ weight }) => weight),
    ['14', '12.5', 'N/A', '16'],
  );
});

const units = {
  length: ['', 'cm', 'mm', 'm', 'in', 'inch', '英寸', '厘米'],
  weight: ['', 'kg', 'g', 'lb', 'LBS', '克', '磅'],
};
const side = fc.integer({ min: 1, max: 99_999 }).map((tenths) => (tenths / 10).toFixed(1));
const written = (of: keyof typeof units) => fc.tuple(side, fc.constantFrom(...units[of]));

test('pasted cells are read as the cells of a grid and of an import are, whatever headings and cells say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('cm' as const, 'inch' as const),
      fc.tuple(...[1, 2, 3].map(() => fc.constantFrom(...units.length)), fc.constantFrom(...units.weight)),
      fc.array(
        fc.tuple(
          fc.integer({ min: 1, max: 999 }),
          written('length'),
          written('length'),
          written('length'),
          written('weight'),
        ),
        { minLength: 1, maxLength: 5 },
      ),
      (unit, heads, rows) => {
        const headings = heads.map((head) => (head === '' ? 'x' : `x (${head})`));
        const body = rows.map(([count, ...cells]) => [
          count,
          ...cells.map(([figure, own]) => `${figure}${own}`),
        ]);
        const sheet = [['n', ...headings], ...body].map((row) => row.join('\t')).join('\n');
        const expected = body.map(([count, ...cells]) => {
          const [length, width, height, weight] = cells.map((cell, at) => {
            const read = figureIn(
              { unit: at === 3 ? 'kg' : unit, scale: 3 },
              String(cell),
              unitOfHeading(headings[at] ?? ''),
            );
            return 'value' in read ? read.value : String(cell);
          });
          return { count: String(count), length, width, height, weight };
        });
        assert.deepEqual(linesIn(sheet, unit), expected);
      },
    ),
  );
});
