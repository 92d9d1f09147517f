import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import type { BookingParty } from '@loadline/contract/bookings/booking-party';
import { blankHouse, blankItem } from '@loadline/contract/bookings/booking-rows';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
  /** What stands in every text of staff. */
  readonly amongStaff: string;
}

/** A booking that was handed in, with its house waybill, a draft and a template. */
export async function addBookings(house: TestHouse, whose: Whose) {
  const { orgId, ownerId, text, amongStaff } = whose;
  const [bookingId, bookingDraftId, bookingTemplateId, rowId] = [newId(), newId(), newId(), newId()];
  const content = JSON.stringify(contentWith(text, rowId));
  const bookingNo = `BK${newId().slice(-12)}`;
  const put = (id: string, no: string, status: string) =>
    house.rows(
      `insert into booking (org_id, id, booking_no, status, content, reason, created_by, waiting_since)
       values ($1, $2, $3, $4, $5, $6, $7, now())`,
      [orgId, id, no, status, content, text, ownerId],
    );
  await put(bookingId, bookingNo, '29');
  await put(bookingDraftId, `${bookingNo}D`, 'DRAFT');
  await house.rows('insert into booking_desk_note (org_id, booking_id, confirm_reason) values ($1, $2, $3)', [
    orgId,
    bookingId,
    amongStaff,
  ]);
  await house.rows(
    `insert into hawb (org_id, id, booking_id, position, hawb_no, ship_bill, seal_no, booking_pkgs_num, booking_gross_weight, booking_volume)
     values ($1, $2, $3, 1, $4, $4, $4, 1, 1, 1)`,
    [orgId, rowId, bookingId, text],
  );
  await house.rows(
    `insert into booking_template (org_id, id, name, content, created_by) values ($1, $2, $3, $4, $5)`,
    [orgId, bookingTemplateId, text, content, ownerId],
  );
  await house.rows(
    `insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes) values ($1, $2, $3, $4, 'confirmed', 'booking', $5, $6)`,
    [orgId, newId(), ownerId, text, bookingId, JSON.stringify({ reason: text, confirmReason: amongStaff })],
  );
  return { bookingId, bookingNo, bookingDraftId, bookingTemplateId };
}

/** Ids of no booking. */
export function noBookings() {
  return {
    bookingId: newId(),
    bookingNo: `BK${newId().slice(-12)}`,
    bookingDraftId: newId(),
    bookingTemplateId: newId(),
  };
}

function contentWith(words: string, rowId: string): BookingContent {
  const { flight, parties, cargo, dangerous, terms, pickup } = emptyContent;
  const party: BookingParty = { name: words, tel: '0755-87654321', address: words, country: 'CN' };
  return {
    flight: { ...flight, specialPrice: words, remark: words, mawbNo: words },
    houses: {
      rows: [{ ...blankHouse(rowId), hawbNo: words, shipBill: words, sealNo: words }],
      together: false,
    },
    parties: { ...parties, shipper: party, consignee: party, notify: party },
    cargo: {
      ...cargo,
      goodsName: words,
      marks: words,
      items: [{ ...blankItem(newId()), productCode: words, nameZh: words }],
    },
    dangerous: { ...dangerous, handling: words },
    terms: { ...terms, salesCompany: words },
    pickup: { ...pickup, pickupAddress: words, pickupContact: words, transferAddress: words },
  };
}
