import { party } from '../facts/party.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { allPlaced, called } from '../kernel/compose.ts';
import { code, optional } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const partyRoles = codeTable('party role', {
  sender: { zh: '发货人', en: 'Sender' },
  consignee: { zh: '收货人', en: 'Consignee' },
  notifier: { zh: '通知人', en: 'Notify party' },
});

export type PartyRole = CodeOf<typeof partyRoles>;

/** A company that takes part in a shipment (spec §3: sender, consignee and notifier). */
export const orderParty = resource(
  'order party',
  { zh: '当事人', en: 'Party' },
  allPlaced(['detail', 'create', 'update', 'import'], {
    role: code(partyRoles, { label: { zh: '角色', en: 'Role' } }),
    company: party.company,
    address: party.address,
    city: optional(party.city),
    state: optional(party.state),
    postCode: optional(party.postCode),
    tel: optional(called({ zh: '电话', en: 'Tel' }, party.phone)),
    fax: optional(party.fax),
    email: optional(party.email),
  }),
);
