import { cellText } from './sheet.text.ts';
import { localName, readXml } from './sheet.xml.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

/**
 * The shared texts of a workbook, by index. Runs of rich text are joined; phonetic hints (`rPh`) are not text.
 * @throws WorkbookRefusal bomb when there are more than `most`
 */
export function sharedTexts(part: Buffer | undefined, most: number): readonly string[] {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let pieces = '';
  let inText = false;
  let inHint = false;
  readXml(part, {
    open(name) {
      const tag = localName(name);
      if (tag === 't') inText = !inHint;
      else if (tag === 'rPh') inHint = true;
      else if (tag === 'si') pieces = '';
    },
    text(raw) {
      if (inText) pieces += raw;
    },
    close(name) {
      const tag = localName(name);
      if (tag === 't') inText = false;
      else if (tag === 'rPh') inHint = false;
      else if (tag === 'si' && texts.push(cellText(pieces)) > most) {
        throw new WorkbookRefusal('bomb', `more than ${most} shared texts`);
      }
    },
  });
  return texts;
}
