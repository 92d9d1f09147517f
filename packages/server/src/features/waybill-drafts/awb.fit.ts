// How wide the signs of ASCII from the blank on are in the paper's font, in thousandths of its size.
const advances =
  '224 323 474 555 555 921 680 278 338 338 467 555 278 347 278 392 555 555 555 555 555 555 555 555 555 555 278 278 555 555 555 474 946 608 657 638 688 589 552 689 728 293 535 646 543 812 723 742 633 742 635 596 599 721 575 878 573 531 603 338 392 338 555 559 606 563 618 510 620 554 325 564 607 275 275 552 284 926 610 606 620 620 388 468 377 607 521 802 498 521 475 338 270 338 555'
    .split(' ')
    .map(Number);
const latinLetter = 660;
const wide = 1000;
// What is printed bold is a little wider.
const slack = 1.05;
/** How far lines stand from each other, and how high the font itself would have them, as parts of its size. */
export const lineHeight = 1.2;
export const fontHeight = 1.448;

/** How wide a text is at a size of 1; never less than it will be. */
export function widthOf(text: string): number {
  const signs = Array.from(text).reduce((sum, sign) => sum + advanceOf(sign.codePointAt(0) ?? 0), 0);
  return (signs * slack) / 1000;
}

function advanceOf(code: number): number {
  if (code < 0x20) return 0;
  if (code < 0x7f) return advances[code - 0x20] ?? wide;
  return code >= 0xc0 && code < 0x250 ? latinLetter : wide;
}

/** A text broken into lines of a width at a size: at blanks, a word that is too long anywhere, Chinese between any two. */
export function linesOf(text: string, width: number, size: number): string[] {
  return text.split('\n').flatMap((line) => brokenLine(line.trimEnd(), width / size));
}

function brokenLine(line: string, room: number): string[] {
  const lines: string[] = [];
  let here = '';
  for (const piece of piecesOf(line, room)) {
    if (here !== '' && widthOf(here + piece.trimEnd()) > room) {
      lines.push(here.trimEnd());
      here = piece.trimStart();
    } else here += piece;
  }
  return [...lines, here.trimEnd()];
}

function piecesOf(line: string, room: number): string[] {
  const words = line.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/gu) ?? [];
  return words.flatMap((word) => (widthOf(word.trimEnd()) > room ? Array.from(word) : [word]));
}

export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  /** Not all of it found room even in the smallest print: the whole stands on the extension list. */
  readonly isCut: boolean;
}

const sizes = [16, 13, 11, 10, 9, 8.5, 8, 7.5, 7, 6.5, 6];
const seeExtension = '... SEE EXTENSION LIST';

/** A text as it fits a box, as large as can be; what does not fit ends with a hint to the extension list. */
export function fitted(text: string, width: number, height: number, from = 8.5): Fitted {
  const tried = [from, ...sizes.filter((size) => size < from)];
  const rows = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  for (const size of tried) {
    const lines = linesOf(text, width, size);
    if (lines.length <= rows(size)) return { lines, size, isCut: false };
  }
  const size = tried.at(-1) ?? 6;
  const room = rows(size);
  const hint = linesOf(seeExtension, width, size).slice(0, 1);
  return {
    lines: [...linesOf(text, width, size).slice(0, room - 1), ...hint].slice(-room),
    size,
    isCut: true,
  };
}
