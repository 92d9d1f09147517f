import { party, reachable } from '../facts/party.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { allOptional, allPlaced, ruled } from '../kernel/compose.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/**
 * Who takes part. Only shipper and consignee stand for themselves: without notify party and importer it is the
 * consignee, without payer the shipper.
 */
export const trustRoles = codeTable('trust party role', {
  shipper: { zh: '发货人', en: 'Shipper' },
  consignee: { zh: '收货人', en: 'Consignee' },
  notify: { zh: '通知人', en: 'Notify party' },
  alsoNotify: { zh: '第二通知人', en: 'Second notify party' },
  importer: { zh: '进口商（IOR）', en: 'Importer of record' },
  billTo: { zh: '付款方', en: 'Bill to' },
});

export type TrustRole = CodeOf<typeof trustRoles>;

/** A company in a trust order: the fields of the address book, each of which a draft may leave open. */
export const trustParty = resource(
  'trust party',
  { zh: '当事人', en: 'Party' },
  allPlaced(
    ['detail', 'create', 'update'],
    allOptional({
      company: party.company,
      contact: party.contact,
      phone: ruled(reachable.phone, party.phone),
      email: ruled(reachable.email, party.email),
      country: party.country,
      state: party.state,
      city: party.city,
      address: party.address,
      postCode: party.postCode,
    }),
  ),
);

export type TrustParty = ValuesOf<typeof trustParty.fields>;
