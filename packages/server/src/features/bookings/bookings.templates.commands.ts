import type {
  deleteBookingTemplates,
  listBookingTemplates,
  saveBookingTemplate,
} from '@loadline/contract/bookings/booking-draft.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { afresh } from './bookings.commands.ts';
import { foundBooking } from './bookings.detail.queries.ts';

type Template = AnswerOf<typeof listBookingTemplates>[number];

const templateJson = sql`json_build_object('id', r.id::text, 'name', r.name, 'product', r.content #>> '{flight,product}',
  'origin', r.content #>> '{flight,origin}', 'destination', r.content #>> '{flight,destination}', 'consignee', r.content #>> '{parties,consignee,name}',
  'houses', jsonb_array_length(r.content #> '{houses,rows}'), 'updatedAt', ${isoOf(sql`r.updated_at`)})`;

/** The templates of the viewer, by name. */
export async function templatesOf(db: Database, viewer: Viewer): Promise<Template[]> {
  const { results } = await db.read(
    viewer,
    sql`select ${templateJson} as template from booking_template r where ${ofViewer('r')} order by r.name, r.id limit 200`,
  );
  return (results[0]?.rows ?? []).map(({ template }) => template);
}

/** Keeps what a booking asks for under a name; one's own template of that name is laid over. */
export function keepTemplate(
  db: Database,
  viewer: Viewer,
  { no, name }: BodyOf<typeof saveBookingTemplate>,
): Promise<Template> {
  return db.inTransaction(viewer, async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      sql`select r.id from booking r where ${ofViewer('r')} and r.booking_no = ${no}`,
    );
    const content = JSON.stringify(afresh((await foundBooking(tx, id)).content));
    const { template } = await tx.one<{ template: Template }>(sql`
      insert into booking_template as r (org_id, id, name, content, created_by)
      values (${tx.me.orgId}, ${newId()}, ${name}, ${content}::jsonb, ${tx.me.userId})
      on conflict (org_id, created_by, name) do update set content = excluded.content, updated_at = now()
      returning ${templateJson} as template`);
    await audit(tx, {
      action: 'saved',
      subject: 'bookingTemplate',
      subjectId: template.id,
      changes: { name, copyOf: no },
    });
    return template;
  });
}

/** Deletes all of the templates or, when one of them is not the viewer's to see, none. */
export function dropTemplates(
  db: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof deleteBookingTemplates>,
): Promise<number> {
  return db.inTransaction(viewer, async (tx) => {
    const wanted = [...new Set(ids)];
    const gone = await tx.rows<{ id: string; name: string }>(
      sql`delete from booking_template r where ${ofViewer('r')} and r.id = any(${wanted}::uuid[]) returning r.id, r.name`,
    );
    if (gone.length < wanted.length) throw new Problem('notFound');
    for (const { id, name } of gone)
      await audit(tx, { action: 'deleted', subject: 'bookingTemplate', subjectId: id, changes: { name } });
    return gone.length;
  });
}
