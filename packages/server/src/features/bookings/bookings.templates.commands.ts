import type {
  listBookingTemplates,
  saveBookingTemplate,
} from '@loadline/contract/bookings/booking-draft.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { TemplateShelf } from '../../kernel/template-shelf.ts';
import { keepOn } from '../../kernel/template-shelf.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { afresh } from './bookings.commands.ts';
import { foundBooking } from './bookings.detail.queries.ts';

export const bookingTemplates: TemplateShelf = {
  table: 'booking_template',
  subject: 'bookingTemplate',
  json: sql`json_build_object('id', r.id::text, 'name', r.name, 'product', r.content #>> '{flight,product}',
    'origin', r.content #>> '{flight,origin}', 'destination', r.content #>> '{flight,destination}', 'consignee', r.content #>> '{parties,consignee,name}',
    'houses', jsonb_array_length(r.content #> '{houses,rows}'), 'updatedAt', ${isoOf(sql`r.updated_at`)})`,
};

/** Keeps what a booking asks for under a name. */
export function keepTemplate(
  db: Database,
  viewer: Viewer,
  { no, name }: BodyOf<typeof saveBookingTemplate>,
): Promise<AnswerOf<typeof listBookingTemplates>[number]> {
  return db.inTransaction(viewer, async (tx) => {
    const { id } = await tx.one<{ id: string }>(
      sql`select r.id from booking r where ${ofViewer('r')} and r.booking_no = ${no}`,
    );
    const content = afresh((await foundBooking(tx, id)).content);
    return keepOn(tx, bookingTemplates, { name, no, content });
  });
}
