import type { PartyRole } from '@loadline/contract/orders/order-party';
import type { Shipment } from './shipment.ts';

interface Party {
  readonly company: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly postCode: string;
  readonly tel: string;
  readonly fax: string | null;
  readonly email: string | null;
}

/** Sender and consignee always; a notify party of its own in some orders. */
export function partyRows({ id, route, chance }: Shipment, orgId: string) {
  const sender: Party = { ...route.shipper, state: null, fax: route.shipper.tel.replace(/\d{2}$/, '99') };
  const consignee: Party = { ...route.receiver, fax: null, email: 'inbound@receiving.example' };
  const notifier: Party = {
    ...consignee,
    company: 'Notify Sample Brokers',
    tel: route.receiver.tel.replace(/\d$/, '9'),
    email: 'arrival@brokers.example',
  };
  const parties: [PartyRole, Party][] = [
    ['sender', sender],
    ['consignee', consignee],
  ];
  if (chance.happens(0.4)) parties.push(['notifier', notifier]);
  return parties.map(([role, party]) => ({
    org_id: orgId,
    order_id: id,
    role,
    company: party.company,
    address: party.address,
    city: party.city,
    state: party.state,
    post_code: party.postCode,
    tel: party.tel,
    fax: party.fax,
    email: party.email,
  }));
}
