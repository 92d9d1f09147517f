import { buffer } from 'node:stream/consumers';
import { labelImportSubject, packingSheet } from '@loadline/contract/labels/label-import';
import { ZipFile } from 'yazl';
import { templateOf } from '../features/imports/imports.template.ts';

type Cells = Readonly<Record<string, string>>;

/** An order that is not there: whoever tries the file puts one of theirs in its place. */
const orderNumber = 'SO000000000000000';

const styles: readonly Cells[] = [
  {
    styleNo: 'EX-101',
    colour: 'Oat',
    productName: 'Knit crew tee',
    composition: '95% cotton, 5% elastane',
    unitPrice: '6.8',
    pieces: '48',
  },
  {
    styleNo: 'EX-101',
    colour: 'Black',
    productName: 'Knit crew tee',
    composition: '95% cotton, 15% elastane',
    unitPrice: '6.8',
    pieces: '24',
  },
  {
    styleNo: 'EX-102',
    colour: 'Sage',
    productName: 'Linen shirt',
    composition: '55% linen, 45% cotton',
    unitPrice: '11.4',
    pieces: '30',
  },
];

const cartons: readonly Cells[] = [
  { styleNo: 'EX-101', colour: 'Oat', cartonNo: '1', pieces: '24' },
  { styleNo: 'EX-101', colour: 'Oat', cartonNo: '2', pieces: '24' },
  { styleNo: 'EX-101', colour: 'Black', cartonNo: '3', pieces: '24' },
  { styleNo: 'EX-102', cartonNo: '4', pieces: '30' },
  { styleNo: 'EX-109', colour: 'Rose', cartonNo: '5', pieces: '12' },
];

/** Styles of an order, one with a composition that is more than the whole. */
export function labelStyles(): Promise<Buffer> {
  const cells = styles.map((row) =>
    labelImportSubject.columns.map(({ key }) => ({ ...row, orderNumber })[key] ?? null),
  );
  return templateOf(labelImportSubject, {}, 5_000, 'zh-cn', cells);
}

/** Their cartons, and one of a style that is not listed. */
export function labelPacking(): Promise<Buffer> {
  const cells = cartons.map((row) => packingSheet.columns.map(({ key }) => row[key] ?? null));
  return templateOf({ ...labelImportSubject, ...packingSheet }, {}, 5_000, 'zh-cn', cells);
}

const artwork = [
  ['EX-101/Oat/care.pdf', ['HANAMI', 'STYLE EX-101', '95% COTTON 5% ELASTANE', 'MADE IN CHINA', 'RN 104882']],
  [
    'EX-101/Black/care.pdf',
    ['HANAMI', 'STYLE EX-101', '95% COTTON 5% ELASTANE', 'MADE IN CHINA', 'RN 104882'],
  ],
  ['EX-102 care.pdf', ['HANAMI', 'STYLE EX-102', '55% LINEN 45% COTTON', 'MADE IN CHINA', 'RN 104882']],
  ['notes.txt', ['not a label']],
] as const;

/** Their care labels by style and colour, and a text that is no artwork. */
export function labelArtwork(): Promise<Buffer> {
  const zip = new ZipFile();
  const mtime = new Date(Date.UTC(2026, 0, 1));
  for (const [name, lines] of artwork)
    zip.addBuffer(name.endsWith('.pdf') ? careLabel(lines) : Buffer.from(lines.join('\n')), name, {
      mtime,
      compress: false,
    });
  zip.end();
  return buffer(zip.outputStream);
}

/** A page of four by six centimetres with a line of text for each word of the label. */
function careLabel(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${line}) Tj 0 -16 Td`).join('\n');
  const content = `BT /F1 7 Tf 8 150 Td\n${text}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 113 170]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let paper = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = paper.length;
    paper += `${at + 1} 0 obj${object}endobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${paper}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${paper.length}\n%%EOF\n`,
  );
}
