import { WorkbookRefusal } from './workbook.refusal.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot carry
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]/g;

/** Raw XML text or attribute value as characters. @throws WorkbookRefusal damaged on an unknown entity */
function plainText(raw: string): string {
  const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&<]{0,10};?)/g, (_, reference: string) => character(reference));
}

/** The value of one attribute in the raw attributes of a tag; undefined when it is absent. */
export function attribute(attributes: string, name: string): string | undefined {
  return attributeNamed(attributes, (found) => found === name);
}

/** The value of the first attribute whose name passes; prefixes differ from writer to writer. */
export function attributeNamed(attributes: string, named: (name: string) => boolean): string | undefined {
  let at = 0;
  for (;;) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) return undefined;
    let open = equals + 1;
    while (attributes.charCodeAt(open) <= 32) open++;
    const quote = attributes.charAt(open);
    const close = attributes.indexOf(quote, open + 1);
    if (close < 0 || (quote !== '"' && quote !== "'"))
      throw new WorkbookRefusal('damaged', 'an unquoted attribute');
    if (named(attributes.slice(at, equals).trim())) return plainText(attributes.slice(open + 1, close));
    at = close + 1;
  }
}

/** The raw attributes of a tag without one of them. */
export function withoutAttribute(attributes: string, name: string): string {
  return attributes.replace(new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`), '');
}

/**
 * Raw text of a cell as characters: besides XML's references Excel writes `_x000D_` for what XML cannot carry.
 * NUL is dropped and half a surrogate pair replaced, because no database column takes them.
 */
export function cellText(raw: string): string {
  const text = plainText(raw);
  const escaped = text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, fromHex) : text;
  return (escaped.includes('\u0000') ? escaped.replaceAll('\u0000', '') : escaped).toWellFormed();
}

/** Characters for an XML text or a double-quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Characters for a cell, so that {@link cellText} gives them back. */
export function escapeCell(text: string): string {
  const literal = text.includes('_x') ? text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : text;
  return escapeXml(literal.toWellFormed()).replace(ILLEGAL, toHex);
}

/**
 * Full-width letters, digits and signs as their plain forms (Unicode NFKC), as typed with a Chinese input method.
 * For codes and numbers; prose would lose its full-width punctuation.
 */
export function halfWidth(text: string): string {
  return text.normalize('NFKC');
}

function character(reference: string): string {
  const name = reference.slice(0, -1);
  const known = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  if (known !== undefined && reference.endsWith(';')) return known;
  const code = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}));$/.exec(reference);
  const point = code === null ? Number.NaN : Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10);
  if (point <= 0x10ffff) return String.fromCodePoint(point);
  throw new WorkbookRefusal('damaged', `an unknown entity &${name.slice(0, 12)}`);
}

function fromHex(_: string, code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

function toHex(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}
