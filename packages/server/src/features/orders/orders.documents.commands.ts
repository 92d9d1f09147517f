import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { DocumentSetting } from '@loadline/contract/orders/document-setting';
import { askedFlaw, documentSetting, productFlaws } from '@loadline/contract/orders/document-setting';
import type {
  deleteDocumentSetting,
  saveDocumentSetting,
} from '@loadline/contract/orders/document-setting.api';
import { documentRules } from '@loadline/contract/orders/order-checklist';
import { audit } from '../../kernel/audit.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments, insertion } from '../../kernel/records.save.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { productView } from '../ops/products.public.ts';

const initial = JSON.stringify(documentRules.map(({ document, hoursBefore }) => ({ document, hoursBefore })));

// A rule that nobody has set has no row, but the id that its row would get.
const settings = sql`(
  select coalesce(d.id, md5(n.document)::uuid) as id, coalesce(d.version, 1) as version, n.document, d.product_id, n.place,
    coalesce(d.asked, 'byCargo') as asked, coalesce(d.hours_before, n.hours) as hours_before, d.updated_at, d.updated_by
  from (select i.value ->> 'document' as document, (i.value ->> 'hoursBefore')::int as hours, i.place
    from jsonb_array_elements(${sql.lit(initial)}::jsonb) with ordinality i (value, place)) n
  left join document_rule d on d.document = n.document and d.product_id is null
  union all
  select d.id, d.version, d.document, d.product_id, 1000, d.asked, d.hours_before, d.updated_at, d.updated_by
  from document_rule d where d.product_id is not null)`;

const one = jsonOf(documentSetting.fields, 'd');
const all = sql`(select json_agg(${one} order by d.place, d.document, d.product_id) from ${settings} d)`;

export function everyDocumentRule(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${all})::text`);
}

/** What is set for a product without a version is new; what holds for all products is there from the beginning. */
export function keepDocumentRule(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof saveDocumentSetting>,
): Promise<DocumentSetting[]> {
  const { id, version, ...written } = asked;
  const flaw = askedFlaw(asked);
  if (flaw) throw wrongFields([findingOn(documentSetting, 'asked', flaw)]);
  return writing(staff, viewer, async (tx) => {
    const before = await ruleIn(tx, id);
    if (!before && version !== null) throw new Problem('notFound');
    if (before) {
      requireVersion(before, version, asked);
      requireSameRule(before, asked);
    }
    await requireFree(tx, asked);
    const by = { ...written, updatedBy: tx.me.name };
    await tx.rows(
      sql`${insertion('document_rule', { id, ...by, version: before ? before.version + 1 : 1 })}
        on conflict (id) do update set ${assignments(by)}, version = excluded.version, updated_at = now()`,
    );
    const { document } = written;
    const changes = { document, ...differences({ ...before }, written) };
    await audit(tx, { action: 'edited', subject: 'documentSetting', subjectId: id, changes });
  });
}

export function dropDocumentRule(
  staff: Database,
  viewer: Viewer,
  { id, version }: BodyOf<typeof deleteDocumentSetting>,
): Promise<DocumentSetting[]> {
  return writing(staff, viewer, async (tx) => {
    const before = await ruleIn(tx, id);
    if (!before) throw new Problem('notFound');
    requireVersion(before, version, {});
    await tx.rows(sql`delete from document_rule where id = ${id}`);
    const { document, asked, hoursBefore } = before;
    const changes = { document, asked, hoursBefore };
    await audit(tx, { action: 'deleted', subject: 'documentSetting', subjectId: id, changes });
  });
}

/** A rule stays what it is about: of another document or product there is another one. */
function requireSameRule(
  before: DocumentSetting,
  asked: Pick<DocumentSetting, 'document' | 'productId'>,
): void {
  const changed = (['document', 'productId'] as const).find((key) => before[key] !== asked[key]);
  if (changed) throw wrongFields([findingOn(documentSetting, changed, productFlaws.same)]);
}

/** Another rule of the same document and product would say something else; a product there is not has none. */
async function requireFree(
  tx: Tx,
  { id, document, productId }: Pick<DocumentSetting, 'id' | 'document' | 'productId'>,
): Promise<void> {
  const taken = await tx.rows(
    sql`select from ${settings} d where d.document = ${document} and d.product_id is not distinct from ${productId} and d.id <> ${id}`,
  );
  const says = productId === null ? productFlaws.all : productFlaws.taken;
  if (taken.length > 0) throw wrongFields([findingOn(documentSetting, 'productId', says)]);
  if (productId === null) return;
  const found = await tx.rows(sql`select from ${productView} c where c.channel_id = ${productId}`);
  if (found.length === 0) throw wrongFields([findingOn(documentSetting, 'productId', productFlaws.none)]);
}

/** One writer at a time: two who set the same rule are told so. */
function writing(
  staff: Database,
  viewer: Viewer,
  work: (tx: Tx) => Promise<void>,
): Promise<DocumentSetting[]> {
  return staff.inTransaction(viewer, async (tx) => {
    await tx.rows(sql`lock table document_rule in share row exclusive mode`);
    await work(tx);
    return (await tx.one(sql.type({ list: json<DocumentSetting[]>() })`select ${all} as list`)).list;
  });
}

async function ruleIn(tx: Tx, id: string): Promise<DocumentSetting | undefined> {
  const [found] = await tx.rows(
    sql.type({ one: json<DocumentSetting>() })`select ${one} as one from ${settings} d where d.id = ${id}`,
  );
  return found?.one;
}
