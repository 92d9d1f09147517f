import type { Cell } from './sheet.cell.ts';
import { attribute, cellText } from './sheet.text.ts';
import { localName, readXml } from './sheet.xml.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

/** How a number style shows its number; `zeros` is a code like 00000-0000, kept as its placeholders and separators. */
export type NumberShape =
  | { readonly kind: 'plain'; readonly sign?: string }
  | { readonly kind: 'date' }
  | { readonly kind: 'zeros'; readonly pattern: readonly string[] };

const PLAIN: NumberShape = { kind: 'plain' };
const DATE: NumberShape = { kind: 'date' };
/** The day after 9999-12-31 as a serial number. */
const END_OF_DATES = 2_958_466;
/** As Excel allows; longer ones would only cost time to take apart. */
const LONGEST_FORMAT = 255;
const MOST_STYLES = 100_000;
const FIRST_CUSTOM_FORMAT = 164;

/** The shapes of all cell styles of a workbook, by style index. */
export function numberShapes(styles: Buffer | undefined): readonly NumberShape[] {
  if (styles === undefined) return [];
  const custom = new Map<number, NumberShape>();
  const shapes: NumberShape[] = [];
  let inCellStyles = false;
  readXml(styles, {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'cellXfs') inCellStyles = true;
      if (tag === 'numFmt' && !inCellStyles) {
        custom.set(
          Number(attribute(attributes, 'numFmtId')),
          shapeOf(attribute(attributes, 'formatCode') ?? ''),
        );
      }
      if (tag !== 'xf' || !inCellStyles) return;
      const id = Number(attribute(attributes, 'numFmtId') ?? 0);
      const count = shapes.push(custom.get(id) ?? (isBuiltInDate(id) ? DATE : PLAIN));
      if (count > MOST_STYLES) throw new WorkbookRefusal('bomb', 'too many cell styles');
    },
    text: () => {},
    close(name) {
      if (localName(name) === 'cellXfs') inCellStyles = false;
    },
  });
  return shapes;
}

/** A stored number as a cell. Dates outside 1900–9999 and fractions under a zero-padded format stay numbers. */
export function numberCell(raw: string, shape: NumberShape | undefined, date1904: boolean): Cell {
  const value = Number(raw);
  if (!Number.isFinite(value)) return { kind: 'text', text: cellText(raw) };
  if (shape?.kind === 'date' && value >= 0 && value < END_OF_DATES) {
    return { kind: 'date', text: dateText(value, date1904) };
  }
  const digits = plainDigits(raw, value);
  if (shape?.kind === 'zeros' && /^\d+$/.test(digits))
    return { kind: 'number', text: padded(digits, shape.pattern) };
  const sign = shape?.kind === 'plain' ? shape.sign : undefined;
  return { kind: 'number', text: digits, ...(sign !== undefined && { sign }) };
}

/** What a number format code stands for; its first section decides. */
export function shapeOf(code: string): NumberShape {
  if (code.length > LONGEST_FORMAT) return PLAIN;
  const section = /^(?:"[^"]*"|\\.|[^;])*/s.exec(code)?.[0] ?? '';
  if (/^\s*general\b/i.test(section)) return PLAIN;
  if (/\[[hms]+\]/i.test(section)) return DATE;
  const tokens = section.match(/"[^"]*"|\\.|[_*].|\[[^\]]*\]|./gs) ?? [];
  if (tokens.some((token) => /^[ymdhsa]$/i.test(token))) return DATE;
  const beside = signIn(tokens);
  const plain: NumberShape = beside === '' ? PLAIN : { kind: 'plain', sign: beside };
  const pattern: string[] = [];
  for (const token of tokens) {
    if (/^[0#?]$/.test(token)) pattern.push(token);
    else if (/^(?:[- ]|\\[-./ ]|"[-./ ]+")$/.test(token)) pattern.push(...token.replace(/[\\"]/g, ''));
    else if (token.length === 1) return plain;
  }
  return pattern.filter((sign) => sign === '0').length > 1 ? { kind: 'zeros', pattern } : plain;
}

/** The texts of a format: quoted, behind a backslash, a sign with its place in brackets, or a sign by itself. */
function signIn(tokens: readonly string[]): string {
  const texts = tokens.map((token) => {
    if (token.startsWith('"')) return token.slice(1, -1);
    if (token.startsWith('\\')) return token.slice(1);
    if (token.startsWith('[$')) return token.slice(2, -1);
    return /^\p{Sc}$/u.test(token) ? token : '';
  });
  return texts.join('').trim();
}

function isBuiltInDate(id: number): boolean {
  if (id >= FIRST_CUSTOM_FORMAT) return false;
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** In the 1900 system day 60 is a 29 February that never was; day 61 is 1 March 1900. */
function dateText(serial: number, date1904: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const start = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const iso = new Date(start + seconds * 1000).toISOString();
  if (serial < 1) return iso.slice(11, 19);
  return seconds % 86_400 === 0 ? iso.slice(0, 10) : iso.slice(0, 19);
}

/** Excel keeps 15 digits and shows no noise of binary fractions; whole numbers keep every digit the file has. */
function plainDigits(raw: string, value: number): string {
  if (/^-?(0|[1-9]\d*)$/.test(raw)) return raw === '-0' ? '0' : raw;
  if (raw.length <= 15 && /^-?(0|[1-9]\d*)\.\d*[1-9]$/.test(raw)) return raw;
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e') ? withoutExponent(text) : text.replace(/^-0$/, '0');
}

/** `1.5e-7` as 0.00000015. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  const point = 1 + Number(exponent);
  const digits = whole + fraction;
  return point > 0 ? sign + digits.padEnd(point, '0') : `${sign}0.${'0'.repeat(-point)}${digits}`;
}

/** Fills placeholders from the right; digits beyond the first placeholder stand in front, as Excel shows them. */
function padded(digits: string, pattern: readonly string[]): string {
  const left = Array.from(digits);
  const places = pattern.filter((sign) => /[0#?]/.test(sign)).length;
  const surplus = left.splice(0, Math.max(0, left.length - places)).join('');
  let shown = '';
  for (const sign of pattern.toReversed()) {
    if (!/[0#?]/.test(sign)) shown = sign + shown;
    else shown = (left.pop() ?? (sign === '0' ? '0' : '')) + shown;
  }
  return surplus + shown.trim();
}
