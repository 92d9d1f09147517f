import { changesOf } from '@loadline/contract/documents/document.changes';
import type { ProblemName } from '@loadline/contract/kernel/problem';
import type { Language } from '@loadline/contract/kernel/text';
import { audit } from '../audit.ts';
import { chinaTime } from '../clock.ts';
import { json } from '../columns.ts';
import type { Tx } from '../database.ts';
import { newId } from '../database.ts';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { insertion } from '../records.save.ts';
import { columnOf, ofViewer, sql } from '../sql.ts';
import type { TemplateShelf } from '../template-shelf.ts';
import { keepOn } from '../template-shelf.ts';
import type { Viewer } from '../viewer.ts';
import type { DocumentTable, FoundDocument, Which } from './document.ts';
import { foundDocument, lockedDocument, record, requireVersion, toldChanges } from './document.ts';

/** What a draft begins with. */
export interface Beginning<C> {
  readonly content: C;
  /** Columns beside those of the content. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** What the history says of it. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** What a draft is to be like: another document, a template, or what is special to its kind. */
interface Likeness {
  readonly copyOf: string | null;
  readonly templateId: string | null;
}

/** A kind of document that is saved as it is typed; its customer reads it as `D`. */
export interface DraftedDocument<F extends FoundDocument, S extends string, D, W>
  extends DocumentTable<F, S> {
  /** What its numbers begin with. */
  readonly series: string;
  /** The refusal of writing in what has been handed in. */
  readonly locked: ProblemName;
  readonly templates: TemplateShelf;
  /** The content as it is kept, if that is not as it was typed. */
  readonly normal?: (content: F['content']) => F['content'];
  /** The columns of a content: the document, and what follows from it. */
  readonly columns: (tx: Tx, content: F['content']) => Promise<Record<string, unknown>>;
  /** What a draft begins with that is no copy. */
  readonly begin: (tx: Tx, wish: W) => Promise<Beginning<F['content']>>;
  /** What of a content holds for another document, too; its rows get ids of their own. */
  readonly afresh: (content: F['content']) => F['content'];
  /** What else is done with a content that is kept. */
  readonly keeping?: (tx: Tx, found: F, content: F['content']) => Promise<void>;
  readonly answer: (tx: Tx, found: F, reader: Reader) => Promise<D>;
}

/** Who reads an answer, and when. */
export interface Reader {
  readonly clock: House['clock'];
  readonly language: Language;
}

/** A new draft, empty or from one thing. */
export function makeDraft<F extends FoundDocument, S extends string, D, W>(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  kind: DraftedDocument<F, S, D, W>,
  viewer: Viewer,
  wish: Likeness & W,
): Promise<D> {
  return db.inTransaction(viewer, async (tx) => {
    const { content, set, told } = await beginning(tx, kind, wish);
    const id = newId();
    const { no } = kind.keys;
    const today = chinaTime(clock.now()).slice(0, 10);
    const columns = {
      orgId: tx.me.orgId,
      id,
      [no]: sql`next_number(${kind.series}, ${today}::date)`,
      ...(await kind.columns(tx, content)),
      ...set,
      createdBy: tx.me.userId,
    };
    await tx.rows(insertion(kind.table, columns));
    const found = await foundDocument(tx, kind, id);
    const action = wish.copyOf ? 'copied' : 'made';
    const changes = { [no]: kind.head(found).no, ...told };
    await audit(tx, { action, subject: kind.table, subjectId: id, changes });
    return kind.answer(tx, found, { clock, language: viewer.language });
  });
}

async function beginning<F extends FoundDocument, S extends string, D, W>(
  tx: Tx,
  kind: DraftedDocument<F, S, D, W>,
  wish: Likeness & W,
): Promise<Beginning<F['content']>> {
  const { copyOf, templateId } = wish;
  if (copyOf) return { content: kind.afresh(await contentOf(tx, kind, copyOf)), told: { copyOf } };
  if (!templateId) return kind.begin(tx, wish);
  const { content } = await tx.one(
    sql.type({ content: json<F['content']>() })`
      select r.content from ${sql.table(kind.templates.table)} r where ${ofViewer('r')} and r.id = ${templateId}`,
  );
  return { content: kind.afresh(content) };
}

/** What is written in one of the viewer's documents. */
async function contentOf<F extends FoundDocument, S extends string>(
  tx: Tx,
  { table, keys, contentJson }: DocumentTable<F, S>,
  no: string,
): Promise<F['content']> {
  const { content } = await tx.one(
    sql.type({ content: json<F['content']>() })`
      select ${contentJson} as content from ${sql.table(table)} r where ${ofViewer('r')} and ${sql.ref(`r.${columnOf(keys.no)}`)} = ${no}`,
  );
  return content;
}

/**
 * Keeps a draft as far as it has got. Nothing in it is refused for being unfinished; what stands already is answered as it
 * stands, so that saving again after a lost answer is neither a second saving nor a conflict.
 */
export function saveDraft<F extends FoundDocument, S extends string, D, W>(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  kind: DraftedDocument<F, S, D, W>,
  viewer: Viewer,
  { id, version, content }: Which & Pick<F, 'content'>,
): Promise<D> {
  return db.inTransaction(viewer, async (tx) => {
    const reader = { clock, language: viewer.language };
    const found = await lockedDocument(tx, kind, id);
    const { state, no } = kind.head(found);
    if (!kind.of.open.includes(state)) throw new Problem(kind.locked, { no });
    const changes = changesOf(kind.of.fields, found.content, kind.normal?.(content) ?? content);
    if (changes.length === 0) return kind.answer(tx, found, reader);
    requireVersion(kind, found, { version, ...content });
    await kind.keeping?.(tx, found, content);
    const set = await kind.columns(tx, content);
    const saved = await record(tx, kind, found, { action: 'saved', set, told: toldChanges(changes) });
    return kind.answer(tx, saved, reader);
  });
}

/** Throws away what was never handed in. */
export function discardDraft<F extends FoundDocument, S extends string>(
  { db }: Pick<House, 'db'>,
  kind: DocumentTable<F, S> & { readonly locked: ProblemName },
  viewer: Viewer,
  asked: Which,
): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedDocument(tx, kind, asked.id);
    const { id, no, state } = kind.head(found);
    if (state !== kind.of.lifecycle.first) throw new Problem(kind.locked, { no });
    requireVersion(kind, found, asked);
    await tx.rows(sql`delete from ${sql.table(kind.table)} r where ${ofViewer('r')} and r.id = ${id}`);
    const changes = { [kind.keys.no]: no };
    await audit(tx, { action: 'deleted', subject: kind.table, subjectId: id, changes });
    return true;
  });
}

/** Keeps what one of the viewer's documents asks for under a name. */
export function keepTemplate<F extends FoundDocument, S extends string, D, W, T>(
  { db }: Pick<House, 'db'>,
  kind: DraftedDocument<F, S, D, W>,
  viewer: Viewer,
  { no, name }: { readonly no: string; readonly name: string },
): Promise<T> {
  return db.inTransaction(viewer, async (tx) => {
    const content = kind.afresh(await contentOf(tx, kind, no));
    return keepOn<T>(tx, kind.templates, { name, no, content });
  });
}
