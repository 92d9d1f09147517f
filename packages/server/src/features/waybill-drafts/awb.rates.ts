import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import type { RateLine } from '@loadline/contract/waybill-drafts/awb-line';
import { lineTotal, sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import type { Content } from 'pdfmake/interfaces.js';
import { formPrint } from './awb.captions.ts';
import type { Area, Typed } from './awb.drawing.ts';
import { caption, printed, rules, typed } from './awb.drawing.ts';
import { rateBody, rateColumns, rateFoot, rateHead } from './awb.layout.ts';

/** The table of the rate lines with its totals. */
export function rateTable(form: AwbForm): Typed {
  const share = rateBody.h / Math.max(1, form.rateLines.length);
  const lines = form.rateLines.map((line, at) =>
    typedLine(line, form.asAgreed, { y: rateBody.y + at * share, h: share }),
  );
  return {
    content: [
      rules(
        rateColumns.flatMap(({ x, w }) => [rateHead, rateBody, rateFoot].map(({ y, h }) => ({ x, w, y, h }))),
      ),
      ...rateColumns.map(({ x, w, caption: said }) => caption(said, { x, w, ...rateHead }, 'center')),
      ...lines.flatMap(({ content }) => content),
      ...footOf(form),
    ],
    isCut: lines.some(({ isCut }) => isCut),
  };
}

function typedLine(line: RateLine, isAgreed: boolean, { y, h }: Pick<Area, 'y' | 'h'>): Typed {
  const money = isAgreed ? [formPrint.asAgreed, ''] : [line.rate ?? '', line.total ?? lineTotal(line) ?? ''];
  const cells = [
    String(line.pieces),
    line.grossWeight,
    line.weightUnit,
    line.rateClass ?? '',
    line.commodity ?? '',
    line.chargeableWeight,
    ...money,
  ].map((text, at) =>
    typed(text, columnAt(at, { y, h }), {
      alignment: at === 2 || at === 3 ? 'center' : 'right',
      below: 5,
      size: 8,
    }),
  );
  const goods = typed(goodsText(line), columnAt(8, { y, h }), { below: 5, size: 8 });
  return { content: [...cells, goods].map(({ content }) => content), isCut: goods.isCut };
}

/** The goods with their dimensions and volume, as they stand in the last column. */
export function goodsText({
  goods,
  dimensions,
  volume,
}: Pick<RateLine, 'goods' | 'dimensions' | 'volume'>): string {
  const sizes = dimensions.map(
    ({ pieces, length, width, height }) => `${plain(length)}X${plain(width)}X${plain(height)} CM / ${pieces}`,
  );
  const dims = sizes.length > 0 ? ['DIMS:', ...sizes] : [];
  return [goods, ...dims, ...(volume === null ? [] : [`VOL: ${volume} CBM`])].join('\n');
}

function plain(decimal: string): string {
  return decimal.replace(/\.0+$/, '');
}

function columnAt(at: number, { y, h }: Pick<Area, 'y' | 'h'>): Area {
  const column = rateColumns[at];
  if (!column) throw new Error(`the rate lines have no column ${at}`);
  return { x: column.x, w: column.w, y, h };
}

/** Boxes 22J, 22K and 22L; the form has no sum of the chargeable weights. */
function footOf(form: AwbForm): Content[] {
  const sums = sumsOf(form);
  const money = form.asAgreed ? formPrint.asAgreed : sums.weightCharge;
  const cells: readonly (readonly [number, string])[] = [
    [0, String(sums.pieces)],
    [1, sums.grossWeight],
    [7, money],
  ];
  return cells.map(([at, text]) => {
    const { x, y, w } = columnAt(at, rateFoot);
    return printed([text], { x: x + 2, y: y + 3, w: w - 5 }, { size: 8, alignment: 'right' });
  });
}
