import type { PhotoKind } from '@loadline/contract/labels/label.codes';
import sharp from 'sharp';

interface Shown {
  readonly style_no: string;
  readonly colour: string;
  readonly product_name: string;
  readonly composition: string | null;
}

/** Cloth and carton as they lie on the table. */
const grounds: Readonly<Record<PhotoKind, string>> = {
  front: '#d9d4c8',
  label: '#cfc6b4',
  washCare: '#c9bea6',
  carton: '#b48a5e',
};

function linesOf(kind: PhotoKind, { style_no, colour, product_name, composition }: Shown): string[] {
  if (kind === 'carton') return ['CARTON 1 / 24', `STYLE ${style_no}`, colour.toUpperCase(), 'MADE IN CHINA'];
  if (kind === 'washCare')
    return [
      ...(composition ?? '').split(/[,;] ?/).map((part) => part.toUpperCase()),
      'MADE IN CHINA',
      'MACHINE WASH COLD',
      'DO NOT BLEACH',
    ];
  return [product_name.toUpperCase(), `STYLE ${style_no}`, colour.toUpperCase(), 'MADE IN CHINA'];
}

/** A drawing in the place of a photo of the demo: a tag on its ground, with what is printed on it, and the same small. */
export async function labelPicture(kind: PhotoKind, shown: Shown): Promise<{ whole: Buffer; small: Buffer }> {
  const lines = linesOf(kind, shown)
    .map(
      (line, at) =>
        `<text x="300" y="${300 + 58 * at}" font-size="30">${line.replaceAll('&', '&amp;')}</text>`,
    )
    .join('');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="750"><rect width="600" height="750" fill="${grounds[kind]}"/>
    <g transform="rotate(-3 300 375)"><rect x="110" y="120" width="380" height="510" rx="6" fill="#f7f4ec" stroke="#8d8672" stroke-width="2"/>
    <line x1="150" y1="235" x2="450" y2="235" stroke="#4d4a42" stroke-width="2"/><g fill="#35332d" font-family="sans-serif" text-anchor="middle">
    <text x="300" y="205" font-size="40" font-weight="700">${shown.style_no}</text>${lines}</g></g></svg>`;
  const picture = sharp(Buffer.from(drawing)).flatten();
  const [whole, small] = await Promise.all([
    picture.clone().jpeg({ quality: 80 }).toBuffer(),
    picture.clone().resize({ width: 256 }).jpeg({ quality: 75 }).toBuffer(),
  ]);
  return { whole, small };
}
