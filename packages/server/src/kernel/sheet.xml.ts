import { isUtf8 } from 'node:buffer';
import { escapeXml } from './sheet.text.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

/** What a scan tells. Names keep their prefix; attributes and text are raw, see {@link attribute}, {@link plainText}. */
export interface XmlEvents {
  open(name: string, attributes: string): void;
  text(raw: string): void;
  close(name: string): void;
}

const SLICE = 256 * 1024;
const LONGEST_TOKEN = 1024 * 1024;
const DEEPEST = 64;
const SLASH = 47;
const EXCLAMATION = 33;
const QUESTION = 63;
const MARKUP = [
  { starts: '<!--', ends: '-->' },
  { starts: '<![CDATA[', ends: ']]>' },
  { starts: '<?', ends: '?>' },
] as const;

/**
 * Walks one XML part of an office document, yielding after each slice so that a caller can hand rows on. Strict where
 * leniency would lose data: an unclosed, crossed or cut-off element is `damaged`, never silently the end.
 * A document type is `unsafe`; entities are the five of XML and character references.
 */
export function* scanXml(part: Buffer, events: XmlEvents): Generator<void, void> {
  if (!isUtf8(part)) throw new WorkbookRefusal('damaged', 'a part is not UTF-8');
  const scan = xmlScan(events);
  let rest = '';
  let from = part.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0;
  while (from < part.length) {
    const to = characterEnd(part, from + SLICE);
    const text = rest + part.toString('utf8', from, to);
    rest = text.slice(scan.advance(text));
    if (rest.length > LONGEST_TOKEN) throw new WorkbookRefusal('damaged', 'a token without end');
    from = to;
    yield;
  }
  scan.finish(rest);
}

/** Walks a small part in one go. */
export function readXml(part: Buffer, events: XmlEvents): void {
  for (const _ of scanXml(part, events));
}

/** A name without its namespace prefix: some writers say `x:row`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Markup of ours with the namespace prefix its surroundings use. */
export function prefixed(markup: string, prefix: string): string {
  return prefix === '' ? markup : markup.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`);
}

/** Cuts text into tokens. `advance` gives the position of the first character that is not yet a whole token. */
function xmlScan(events: XmlEvents) {
  const nested = nesting(events);

  function element(input: string, start: number, end: number): void {
    if (input.charCodeAt(start + 1) === SLASH) return nested.close(input.slice(start + 2, end - 1).trimEnd());
    const selfClosing = input.charCodeAt(end - 2) === SLASH;
    const last = selfClosing ? end - 2 : end - 1;
    const nameEnd = firstSpace(input, start + 1, last);
    const name = input.slice(start + 1, nameEnd);
    nested.open(name, nameEnd === last ? '' : input.slice(nameEnd, last));
    if (selfClosing) nested.close(name);
  }

  return {
    advance(input: string): number {
      let at = 0;
      for (;;) {
        const start = input.indexOf('<', at);
        const end = start < 0 ? -1 : tokenEnd(input, start);
        if (end < 0) return at;
        if (start > at) nested.text(input.slice(at, start));
        const second = input.charCodeAt(start + 1);
        if (second !== EXCLAMATION && second !== QUESTION) element(input, start, end);
        else if (input.startsWith('<![CDATA[', start))
          nested.text(escapeXml(input.slice(start + 9, end - 3)));
        at = end;
      }
    },
    finish(rest: string): void {
      if (rest.includes('<')) throw new WorkbookRefusal('damaged', 'cut off inside a tag');
      nested.text(rest);
      nested.finish();
    },
  };
}

/** Passes events on while elements open and close in order and nothing stands outside the one document. */
function nesting(events: XmlEvents) {
  const opened: string[] = [];
  let roots = 0;
  return {
    text(raw: string): void {
      if (opened.length > 0) events.text(raw);
      else if (raw.trim() !== '') throw new WorkbookRefusal('damaged', 'text outside the document');
    },
    open(name: string, attributes: string): void {
      if (opened.length === 0 && ++roots > 1)
        throw new WorkbookRefusal('damaged', 'two documents in one part');
      if (opened.push(name) > DEEPEST) throw new WorkbookRefusal('damaged', 'elements nested too deep');
      events.open(name, attributes);
    },
    close(name: string): void {
      if (opened.pop() !== name) throw new WorkbookRefusal('damaged', `</${name}> closes nothing`);
      events.close(name);
    },
    finish(): void {
      if (opened.length === 0 && roots === 1) return;
      throw new WorkbookRefusal('damaged', `no end of ${opened[0] ?? 'document'}`);
    },
  };
}

/** The end of the token that starts at `start`, or -1 when it is not whole yet. */
function tokenEnd(input: string, start: number): number {
  const second = input.charCodeAt(start + 1);
  if (second !== EXCLAMATION && second !== QUESTION) return tagEnd(input, start);
  for (const { starts, ends } of MARKUP) {
    if (!input.startsWith(starts, start)) continue;
    const end = input.indexOf(ends, start + starts.length);
    return end < 0 ? -1 : end + ends.length;
  }
  if (input.length - start < 9) return -1;
  throw new WorkbookRefusal('unsafe', 'a declaration inside a part');
}

/** A `>` may stand inside a quoted attribute value. */
function tagEnd(input: string, start: number): number {
  for (let at = start + 1; at < input.length; at++) {
    const code = input.charCodeAt(at);
    if (code === 62) return at + 1;
    if (code !== 34 && code !== 39) continue;
    at = input.indexOf(code === 34 ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function firstSpace(text: string, from: number, to: number): number {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) <= 32) return at;
  return to;
}

function characterEnd(part: Buffer, wanted: number): number {
  let end = Math.min(wanted, part.length);
  while (end < part.length && ((part[end] ?? 0) & 0xc0) === 0x80) end--;
  return end;
}
