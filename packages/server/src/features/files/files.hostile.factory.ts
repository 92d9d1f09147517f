import { paper, photo, picture } from './files.factory.ts';

/** A file that pretends: what it is, the name it comes under, its content. */
export type Spoof = readonly [what: string, name: string, content: Buffer];

const text = (words: string) => Buffer.from(words);
const page = '<!doctype html><html><body><script>alert(1)</script></body></html>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const program = Buffer.concat([text('MZ'), Buffer.alloc(200, 1)]);
const elf = Buffer.from('7f454c460201010000000000', 'hex');
const zip = Buffer.from('504b030414000000000000000000', 'hex');
const zipEnd = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
const ole = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** Files of one kind under the name of another, of two kinds at once, and names with two meanings. */
export async function spoofs(): Promise<Spoof[]> {
  const [jpg, png] = [await photo(), await picture()];
  const cat = (...parts: Buffer[]) => Buffer.concat(parts);
  return [
    ['a page as a PDF', 'a.pdf', text(page)],
    ['a page as a picture', 'a.png', text(page)],
    ['a page as a photo', 'a.jpg', text(page)],
    ['a page as a workbook', 'a.xlsx', text(page)],
    ['a drawing as a picture', 'a.png', text(drawing)],
    ['a drawing under its own name', 'a.svg', text(drawing)],
    ['a script as a PDF', 'a.pdf', text('alert(1)//%PDF-1.4 %%EOF')],
    ['a script under its own name', 'a.js', text('alert(1)')],
    ['a program as a PDF', 'a.pdf', program],
    ['a program as a workbook', 'a.xlsx', program],
    ['a program of Linux as a picture', 'a.png', elf],
    ['a PDF as a picture', 'a.png', paper],
    ['a picture as a PDF', 'a.pdf', png],
    ['a photo as a picture', 'a.png', jpg],
    ['a picture as a photo', 'a.jpg', png],
    ['a PDF as a workbook', 'a.xlsx', paper],
    ['an archive as a workbook', 'a.xlsx', cat(zip, zipEnd)],
    ['an archive as a PDF', 'a.pdf', cat(zip, zipEnd)],
    ['an old workbook under the new name', 'a.xlsx', ole],
    ['a PDF that is a page before it is one', 'a.pdf', cat(text(page), paper)],
    [
      'a PDF that a browser takes for a page',
      'a.pdf',
      cat(text('%PDF-1.4 <html><script>alert(1)</script>'), paper),
    ],
    ['a PDF with an archive at its end', 'a.pdf', cat(paper, zip, text('%%EOF'), zipEnd)],
    ['a PDF that does not end', 'a.pdf', cat(text('%PDF-1.4\n'), Buffer.alloc(2_000, 32))],
    ['a picture with an archive at its end', 'a.png', cat(png, zip, zipEnd)],
    [
      'a picture with a PDF in its begin',
      'a.png',
      cat(png.subarray(0, 33), text('%PDF-1.4'), png.subarray(33)),
    ],
    ['a picture that is a begin only', 'a.png', png.subarray(0, 33)],
    ['a photo that is a begin only', 'a.jpg', Buffer.from('ffd8ffe0', 'hex')],
    ['a photo with a page in its begin', 'a.jpg', cat(jpg.subarray(0, 20), text(page), jpg.subarray(20))],
    ['two extensions, the first of which runs', 'a.php.pdf', paper],
    ['two extensions, the first of which renders', 'a.html.png', png],
    ['two extensions, the last of which runs', 'a.pdf.exe', paper],
    ['the wrong way round', 'a\u202efdp.exe', program],
    ['turned text in front of an extension that runs', 'a\u202egnp.html', png],
    ['a NUL before the extension', 'a.php\u0000.pdf', text(page)],
    ['a name that is only an extension', '.htaccess', text('AddHandler php .pdf')],
    ['no name', '', paper],
    ['no content', 'a.pdf', Buffer.alloc(0)],
    ['a workbook with macros by its name', 'a.xlsm', cat(zip, zipEnd)],
  ];
}

/** Names that lead somewhere else, and what has to be left of them. */
export const wayward: readonly (readonly [name: string, kept: string])[] = [
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['/etc/cron.d/evil.pdf', 'evil.pdf'],
  ['..\\..\\windows\\evil.pdf', 'evil.pdf'],
  ['C:\\evil.pdf', 'evil.pdf'],
  ['%2e%2e%2fevil.pdf', '%2e%2e%2fevil.pdf'],
  ['....//....//evil.pdf', 'evil.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(251)}.pdf`],
  ['tab\tand\u0007bell.pdf', 'tabandbell.pdf'],
  ['发票\u200f.pdf', '发票.pdf'],
];
