import { factorFlaw } from '@loadline/contract/freight/rate-card.rules';
import { weighing } from '@loadline/contract/freight/weighing';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { product } from '@loadline/contract/ops/dictionary';
import type { saveProduct } from '@loadline/contract/ops/dictionary.api';
import { audit } from '../../kernel/audit.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { writtenRows } from '../../kernel/written.ts';
import type { Products } from './dictionaries.queries.ts';
import { productsIn } from './dictionaries.queries.ts';
import { weighsAnew } from './products.public.ts';

type Asked = BodyOf<typeof saveProduct>;
const conflicts = { channel_name_key: 'nameTaken', channel_code: 'codeTaken' } as const;

/** Orders follow a product that is renamed; one out of use is made inactive, never deleted. */
export function keepProduct(staff: Database, viewer: Viewer, asked: Asked): Promise<Products> {
  return staff.inTransaction(viewer, async (tx) => {
    const id = asked.id ?? newId();
    const before = asked.id === null ? undefined : await lockedProduct(tx, asked.id);
    if (before) requireVersion(before, asked.version, asked);
    const flaw = factorFlaw(asked);
    if (flaw) throw wrongFields([findingOn(product, 'factor', flaw)]);
    const said = { name: asked.nameZh, code: asked.code ?? '' };
    await withoutConflict(conflicts, said, before ? changeProduct(tx, id, asked) : addProduct(tx, id, asked));
    const { id: _id, version: _version, ...values } = asked;
    const changes = differences(before ?? {}, values);
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'product', subjectId: id, changes });
    if (before && keysOf(weighing).some((key) => key in changes)) await weighsAnew(tx, id);
    return productsIn(tx);
  });
}

async function lockedProduct(tx: Tx, id: string): Promise<Products[number]> {
  await tx.one(sql`select 1 from channel where channel_id = ${id} for update`);
  const found = (await productsIn(tx)).find((one) => one.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

async function addProduct(tx: Tx, id: string, asked: Asked): Promise<void> {
  const { columns, values, rows } = writtenRows(columnFields, [columnsOf(asked)], 'p');
  await tx.rows(sql`insert into channel (channel_id, ${columns}) select ${id}::uuid, ${values} from ${rows}`);
}

async function changeProduct(tx: Tx, id: string, asked: Asked): Promise<void> {
  await tx.rows(
    sql`update channel set ${assignments(columnsOf(asked))}, version = version + 1 where channel_id = ${id}`,
  );
}

const { nameZh, id: _id, version: _version, customers: _customers, ...others } = product.fields;
const columnFields = { name: nameZh, ...others };

function columnsOf({ id: _none, version: _read, nameZh: name, ...values }: Asked) {
  return { name, ...values };
}
