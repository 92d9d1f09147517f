import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadedDemo } from './testing/agreement.ts';

const { demo, never } = await loadedDemo();

test('there are declarations of both directions in nearly every state, some of them abnormal', async () => {
  const [met] = await demo.rows<Record<string, number>>(
    `select count(distinct status)::int as states, count(distinct direction)::int as directions, count(*) filter (where status = 'PREPARING')::int as preparing,
       (select count(*)::int from customs_abnormal) as abnormal from customs_file`,
  );
  assert.ok((met?.['states'] ?? 0) >= 9, JSON.stringify(met));
  assert.equal(met?.['directions'], 2);
  assert.ok((met?.['preparing'] ?? 0) > 0 && (met?.['abnormal'] ?? 0) > 0, JSON.stringify(met));
});

never(
  'an export is released when its order is, and delivered and signed with it',
  `select f.file_no, f.status, o.status, p.step, p.at, e.occurred_at from customs_file f join customs_order c on c.file_id = f.id join orders o on o.id = c.order_id
     cross join (values ('RELEASED', 'EXPORT_RELEASED'), ('DELIVERED', 'DELIVERED'), ('SIGNED', 'SIGNED')) s (step, stage)
     left join customs_step p on p.file_id = f.id and p.step = s.step
     left join shipment_event e on e.subject_id = o.id and e.stage = s.stage and e.classifier = 'ACT' and e.voided_by is null
   where f.direction = 'export' and (p.at is null) <> (e.occurred_at is null)`,
);

never(
  'a declaration stands where its steps say, and what was released has its release note',
  `select f.file_no, f.status from customs_file f
   where (f.status <> 'PREPARING' and not exists (select from customs_step p where p.file_id = f.id and p.step = f.status))
     or (f.status = 'PREPARING' and exists (select from customs_step p where p.file_id = f.id))
     or (exists (select from customs_step p where p.file_id = f.id and p.step = 'RELEASED')
       and not exists (select from record_file r where r.subject = 'customs' and r.subject_id = f.id and r.type = '8'))`,
);

never(
  'every declaration has the goods of its order, and its number says its direction',
  `select f.file_no, f.declaration_no from customs_file f join customs_order c on c.file_id = f.id
   where (select count(*) from customs_line l where l.file_id = f.id) <> (select count(*) from goods_line g where g.order_id = c.order_id)
     or f.declaration_no is not null and f.declaration_no !~ ('^[0-9]{8}' || case f.direction when 'import' then '1' else '0' end || '[0-9]{9}$')`,
);
