import type { MergedRange, SheetRow } from './sheet.cell.ts';
import type { CellContext } from './sheet.cell-value.ts';
import { mergedRanges } from './sheet.merged.ts';
import { numberShapes } from './sheet.number.ts';
import { rowsOf } from './sheet.rows.ts';
import { sharedTexts } from './sheet.strings.ts';
import { attribute, attributeNamed } from './sheet.text.ts';
import { localName, readXml } from './sheet.xml.ts';
import { type WorkbookLimits, WorkbookRefusal } from './workbook.refusal.ts';

/** One worksheet; chart sheets and dialogs are left out. */
export interface SheetInfo {
  readonly name: string;
  readonly visibility: 'shown' | 'hidden';
  readonly content: 'some' | 'none';
  readonly merged: readonly MergedRange[];
}

/** A workbook whose archive passed the guard. */
export interface OpenedWorkbook {
  readonly sheets: readonly SheetInfo[];
  /** The lower-case name of the part that holds the sheet; undefined for an unknown name. */
  partOf(sheet: string): string | undefined;
  readonly stylesPart: string | undefined;
  rows(sheet: string): Iterable<readonly SheetRow[]>;
}

type Parts = ReadonlyMap<string, Buffer>;

interface Relation {
  readonly kind: string;
  readonly part: string;
}

const MOST_SHEETS = 1_000;
const WORKBOOK = 'xl/workbook.xml';
const PLAIN_WORKBOOK = /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet\.main\+xml$/i;

/**
 * Finds the sheets of a guarded workbook and what their cells refer to.
 * @throws WorkbookRefusal not-xlsx, macros, damaged, unsafe, bomb, empty and what the first rows give
 */
export function openWorkbook(parts: Parts, limits: WorkbookLimits): OpenedWorkbook {
  requirePlainWorkbook(required(parts, '[content_types].xml'));
  const relations = relationsOf(required(parts, 'xl/_rels/workbook.xml.rels'));
  const { named, date1904 } = sheetList(required(parts, WORKBOOK));
  const stylesPart = partNamed(relations, 'styles');
  const partWith = (name: string | undefined) => (name === undefined ? undefined : required(parts, name));
  const context: CellContext = {
    texts: sharedTexts(partWith(partNamed(relations, 'sharedStrings')), limits.rows * limits.columns),
    shapes: numberShapes(partWith(stylesPart)),
    date1904,
  };
  const found = new Map<string, string>();
  const sheets: SheetInfo[] = [];
  for (const { name, relation, visibility } of named) {
    const target = relations.get(relation);
    if (target === undefined) throw new WorkbookRefusal('damaged', `sheet ${name} has no part`);
    if (target.kind !== 'worksheet') continue;
    const part = required(parts, target.part);
    // Lists that hidden sheets hold may be longer than what people fill in.
    const rows = visibility === 'shown' ? limits.rows : Number.POSITIVE_INFINITY;
    const content = rowsOf(part, context, { ...limits, rows }).next().done ? 'none' : 'some';
    sheets.push({ name, visibility, content, merged: mergedRanges(part) });
    found.set(name, target.part);
  }
  if (sheets.every((sheet) => sheet.content === 'none'))
    throw new WorkbookRefusal('empty', 'no sheet holds anything');
  return {
    sheets,
    stylesPart,
    partOf: (sheet) => found.get(sheet),
    rows: (sheet) => rowsOf(required(parts, found.get(sheet) ?? ''), context, limits),
  };
}

function requirePlainWorkbook(contentTypes: Buffer): void {
  let type = '';
  readXml(contentTypes, {
    open(_, attributes) {
      if (attribute(attributes, 'PartName')?.toLowerCase() !== `/${WORKBOOK}`) return;
      type = attribute(attributes, 'ContentType') ?? '';
    },
    text: () => {},
    close: () => {},
  });
  if (/macroEnabled/i.test(type)) throw new WorkbookRefusal('macros', type);
  if (!PLAIN_WORKBOOK.test(type))
    throw new WorkbookRefusal('not-xlsx', `the workbook is ${type || 'of no type'}`);
}

function sheetList(workbook: Buffer) {
  const named: { name: string; relation: string; visibility: SheetInfo['visibility'] }[] = [];
  let date1904 = false;
  readXml(workbook, {
    open(tag, attributes) {
      if (localName(tag) === 'workbookPr')
        date1904 = /^(1|true|on)$/.test(attribute(attributes, 'date1904') ?? '');
      if (localName(tag) !== 'sheet') return;
      const relation = attributeNamed(attributes, (name) => name.endsWith(':id')) ?? '';
      const visibility = /hidden/i.test(attribute(attributes, 'state') ?? '') ? 'hidden' : 'shown';
      const count = named.push({ name: attribute(attributes, 'name') ?? '', relation, visibility });
      if (count > MOST_SHEETS) throw new WorkbookRefusal('bomb', 'too many sheets');
    },
    text: () => {},
    close: () => {},
  });
  return { named, date1904 };
}

function relationsOf(part: Buffer): ReadonlyMap<string, Relation> {
  const relations = new Map<string, Relation>();
  readXml(part, {
    open(_, attributes) {
      const [id, type, target] = ['Id', 'Type', 'Target'].map((name) => attribute(attributes, name));
      if (id === undefined || type === undefined || target === undefined) return;
      if (relations.size >= MOST_SHEETS) throw new WorkbookRefusal('bomb', 'too many relations');
      relations.set(id, { kind: type.slice(type.lastIndexOf('/') + 1), part: resolved(target) });
    },
    text: () => {},
    close: () => {},
  });
  return relations;
}

/** Targets are relative to `xl/` or start at the root of the archive. */
function resolved(target: string): string {
  const steps: string[] = target.startsWith('/') ? [] : ['xl'];
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}

function partNamed(relations: ReadonlyMap<string, Relation>, kind: string): string | undefined {
  return [...relations.values()].find((relation) => relation.kind === kind)?.part;
}

function required(parts: Parts, name: string): Buffer {
  const part = parts.get(name);
  if (part === undefined) throw new WorkbookRefusal('damaged', `no part ${name}`);
  return part;
}
