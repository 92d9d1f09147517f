import { party, reachable } from '../facts/party.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { allOptional, allPlaced, called, ruled } from '../kernel/compose.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const bookingRoles = codeTable('booking party role', {
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  notify: { zh: '通知人', en: 'Notify' },
  alsoNotify: { zh: '第二通知人', en: 'Second notify party' },
});

export type BookingRole = CodeOf<typeof bookingRoles>;

/** A company on the waybill (spec §3: name, tel, address), and the country that its papers are checked by. */
export const bookingParty = resource(
  'booking party',
  { zh: '当事人', en: 'Party' },
  allPlaced(
    ['detail', 'create', 'update'],
    allOptional({
      name: called({ zh: '名称', en: 'Name' }, party.company),
      tel: ruled(reachable.phone, called({ zh: '电话', en: 'Tel' }, party.phone)),
      address: party.postalAddress,
      country: party.country,
    }),
  ),
);

export type BookingParty = ValuesOf<typeof bookingParty.fields>;
