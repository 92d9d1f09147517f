import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pickLine } from '@loadline/contract/labels/label-pick.api';
import { pickListWords } from '@loadline/contract/labels/pick-list.paper';
import type { TableCell } from 'pdfmake/interfaces.js';
import { code128 } from '../../kernel/barcode.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { type PickLine, pickLines } from './labels.pick.queries.ts';

const shown = ['orderNumber', 'styleNo', 'colours', 'productName', 'customer', 'pieces'] as const;

/** A pick list to be carried through the warehouse: a box to tick before each line. */
export async function paperOfPickList(
  staff: Database,
  viewer: Viewer,
  { no }: { readonly no: string },
): Promise<FileAnswer> {
  const { language } = viewer;
  const lines = await pickLines(staff, viewer, no);
  const title = `${say(pickLine.label, language)} ${no}`;
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const head: TableCell[] = [
    { text: say(pickListWords.picked, language), style: 'label' },
    ...shown.map((key) => ({ text: say(pickLine.fields[key].label, language), style: 'label' })),
  ];
  const pdf = await paperOf({
    title,
    language,
    size: 'A4',
    footer: no,
    styles: { label: { color: '#5A6E80', fontSize: 7.5 } },
    content: [
      {
        columns: [
          {
            stack: [
              { text: title, fontSize: 16, bold: true },
              {
                text: say(pickListWords.count, language, { count: wholeText(pieces) }),
                margin: [0, 4, 0, 0],
              },
            ],
          },
          { svg: code128(no, 10), width: 150, alignment: 'right' },
        ],
        margin: [0, 0, 0, 12],
      },
      {
        fontSize: 9,
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [24, 'auto', 'auto', '*', '*', '*', 26],
          body: [head, ...lines.map(rowOf)],
        },
      },
    ],
  });
  return new FileAnswer(`${title}.pdf`, 'pdf', pdf);
}

function rowOf(line: PickLine): TableCell[] {
  return [
    { canvas: [{ type: 'rect', x: 0, y: 0, w: 11, h: 11, lineWidth: 0.8 }] },
    line.orderNumber ?? '—',
    { text: line.styleNo, bold: true },
    line.colours,
    line.productName,
    line.customer,
    { text: wholeText(line.pieces), alignment: 'right' },
  ];
}
