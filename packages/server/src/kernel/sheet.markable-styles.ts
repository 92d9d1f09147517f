import { withoutAttribute } from './sheet.text.ts';
import { localName, prefixed, readXml } from './sheet.xml.ts';
import { solidFill, XML_HEAD } from './workbook.parts.ts';

/** The styles of somebody's workbook, which can grow: each new style is the next index. */
export interface MarkableStyles {
  /** The style that looks like `base` on a coloured background. */
  problem(base: number): number;
  readonly note: number;
  /** The part with all styles asked for; undefined when the workbook has none. */
  xml(): string | undefined;
}

const PROBLEM_FILL = 'FFFFD9D4';
const NOTE_FILL = 'FFFFF1CC';
const TEXT_FORMAT = 49;
const NO_STYLES: MarkableStyles = { problem: (base) => base, note: 0, xml: () => undefined };

/** Reads a style part so that styles can be added to it. */
export function markableStyles(part: Buffer | undefined): MarkableStyles {
  if (part === undefined) return NO_STYLES;
  const { before, styles, between, after, fills, prefix } = splitStyles(part);
  if (before === '' || styles.length === 0) return NO_STYLES;
  const fillMarkup = [PROBLEM_FILL, NOTE_FILL].map((colour) => prefixed(solidFill(colour), prefix));
  const noteFill = `fillId="${fills + 1}" applyFill="1"`;
  const note = `<xf numFmtId="${TEXT_FORMAT}" fontId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" ${noteFill}/>`;
  const added = [prefixed(note, prefix)];
  const known = new Map<number, number>();
  return {
    note: styles.length,
    problem(base) {
      const found = known.get(base);
      if (found !== undefined) return found;
      const index = styles.length + added.length;
      added.push(filled(styles[base] ?? styles[0] ?? note, fills));
      known.set(base, index);
      return index;
    },
    xml: () => [XML_HEAD, before, ...fillMarkup, between, ...styles, ...added, after].join(''),
  };
}

/** The part as text, cut where fills and cell styles can be added. Counts are left out: they are optional. */
function splitStyles(part: Buffer) {
  const copy: string[] = [];
  const styles: string[] = [];
  let [list, prefix, before, between] = ['', '', '', ''];
  let fills = 0;
  readXml(part, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'styleSheet') prefix = name.slice(0, -tag.length);
      if (tag === 'fill' && list === 'fills') fills++;
      const listed = tag === 'fills' || tag === 'cellXfs';
      if (listed) list = tag;
      copy.push(`<${name}${listed ? withoutAttribute(attributes, 'count') : attributes}>`);
      if (tag === 'cellXfs') between = taken(copy);
    },
    text: (raw) => copy.push(raw),
    close(name) {
      const tag = localName(name);
      if (tag === 'fills') before = taken(copy);
      copy.push(`</${name}>`);
      if (tag === 'xf' && list === 'cellXfs') styles.push(taken(copy));
      if (tag === list) list = '';
    },
  });
  return { before, styles, between, after: taken(copy), fills, prefix };
}

function taken(pieces: string[]): string {
  return pieces.splice(0).join('');
}

function filled(style: string, fill: number): string {
  return style.replace(/^<([^\s>]+)([^>]*?)(?=\/?>)/, (_, name: string, attributes: string) => {
    const rest = withoutAttribute(withoutAttribute(attributes, 'fillId'), 'applyFill');
    return `<${name}${rest} fillId="${fill}" applyFill="1"`;
  });
}
