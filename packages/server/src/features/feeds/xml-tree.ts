import { SaxesParser } from 'saxes';

/** An element by its local name, with its own text and the line it begins in. */
export interface XmlElement {
  readonly name: string;
  readonly line: number;
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

interface Growing extends XmlElement {
  text: string;
  children: Growing[];
}

/** The text is no XML that we read: where, from line 1. */
export class XmlRefusal extends Error {
  readonly line: number;
  constructor(line: number) {
    super('not readable XML');
    this.line = line;
  }
}

const mostElements = 50_000;
const deepest = 60;

/** The root of a document. A DTD is refused, and with it every entity but the five of XML itself. */
export function xmlTree(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false });
  const refuse = (): never => {
    throw new XmlRefusal(parser.line);
  };
  const top: Growing = { name: '', line: 0, text: '', attributes: {}, children: [] };
  const open = [top];
  let elements = 0;
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > mostElements || open.length > deepest) refuse();
    const element = { name: localName(name), line: parser.line, text: '', attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (more) => addText(open, more));
  parser.on('cdata', (more) => addText(open, more));
  parser.write(text.replace(/^\ufeff/, '').trim()).close();
  return top.children[0] ?? refuse();
}

function addText(open: readonly Growing[], more: string): void {
  const current = open.at(-1);
  if (current) current.text += more;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** All elements at a path below one: `under(status, 'AssociatedStatusConsignment', 'PieceQuantity')`. */
export function under(element: XmlElement | undefined, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
    element ? [element] : [],
  );
}

/** The text of the first element at a path; empty when there is none. */
export function textUnder(element: XmlElement | undefined, ...path: readonly string[]): string {
  return under(element, ...path)[0]?.text.trim() ?? '';
}
