import { currencies } from '../codes/currency.ts';
import { places } from '../codes/place.ts';
import {
  deliveryTypes,
  dutyTerms,
  exportModes,
  freightPayments,
  handovers,
  incoterms,
  loads,
  packageTypes,
} from '../codes/trade-terms.ts';
import { transports } from '../codes/transport.ts';
import { party as partyFacts } from '../facts/party.ts';
import { mostNumbers, shipment } from '../facts/shipment.ts';
import { taxNumber } from '../facts/tax-number.ts';
import { blankOf, called, placed, unruled } from '../kernel/compose.ts';
import type { Field, Place, ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, group, list, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { trustLine } from './trust-line.ts';
import type { TrustParty } from './trust-party.ts';
import { trustParty, trustRoles } from './trust-party.ts';

const written: Place[] = ['detail', 'create', 'update'];

/** Block 1: what is asked of the forwarder, and when. */
const trustService = resource(
  'trust service',
  { zh: '服务', en: 'Service' },
  {
    customerRef: placed(
      written,
      optional(called({ zh: '客户参考号', en: 'Customer reference' }, shipment.referenceNumber)),
    ),
    mode: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: written })),
    load: optional(code(loads, { label: { zh: '装载方式', en: 'Load' }, places: written })),
    // The name of a product as orders keep it; which ones there are says `listTrustProducts`.
    channelName: placed(written, optional(called({ zh: '产品', en: 'Product' }, shipment.channelName))),
    incoterm: optional(code(incoterms, { label: { zh: '贸易术语', en: 'Incoterm' }, places: written })),
    services: placed(written, called({ zh: '需要的服务', en: 'Services needed' }, shipment.services)),
    exportMode: optional(
      code(exportModes, { label: { zh: '报关方式', en: 'Export declaration mode' }, places: written }),
    ),
    duty: optional(code(dutyTerms, { label: { zh: '目的国税费', en: 'Destination duty' }, places: written })),
    cargoReady: optional(date({ label: { zh: '备货完成', en: 'Cargo ready' }, places: written })),
    latestArrival: optional(date({ label: { zh: '最晚到仓', en: 'Latest arrival' }, places: written })),
  },
);

function party(role: keyof typeof trustRoles.codes): Field<TrustParty | null> {
  const { zh, en } = trustRoles.codes[role];
  return optional(group(trustParty.fields, { label: { zh, en }, places: written }));
}

function taxOf(key: keyof typeof taxNumber, label: Text): Field<string | null> {
  return placed(written, optional(called(label, unruled(taxNumber[key]))));
}

/** Block 2: who takes part. A party that is null is another one, see `partyOf`. */
const trustParties = resource(
  'trust parties',
  { zh: '各方', en: 'Parties' },
  {
    shipper: party('shipper'),
    consignee: party('consignee'),
    notify: party('notify'),
    alsoNotify: party('alsoNotify'),
    importer: party('importer'),
    ein: taxOf('ein', { zh: '进口商EIN', en: 'Importer’s EIN' }),
    eori: taxOf('eoriNo', { zh: '进口商EORI', en: 'Importer’s EORI' }),
    vat: taxOf('vatNo', { zh: '进口商VAT', en: 'Importer’s VAT no.' }),
    ioss: taxOf('iossNo', { zh: 'IOSS', en: 'IOSS' }),
    billTo: party('billTo'),
  },
);

/** Block 3: from where to where. */
const trustRoute = resource(
  'trust route',
  { zh: '路线', en: 'Route' },
  {
    handover: optional(code(handovers, { label: { zh: '交货方式', en: 'Handover' }, places: written })),
    pickup: optional(
      group(trustParty.fields, { label: { zh: '提货地', en: 'Pickup address' }, places: written }),
    ),
    dropOff: placed(
      written,
      optional(called({ zh: '送货仓库', en: 'Drop-off warehouse' }, partyFacts.warehouse)),
    ),
    origin: optional(code(places, { label: { zh: '起运港', en: 'Origin' }, places: written })),
    destination: optional(code(places, { label: { zh: '目的港', en: 'Destination' }, places: written })),
    masterNo: optional(
      text({
        label: { zh: '指定主单号', en: 'Nominated waybill no.' },
        max: 20,
        note: { zh: '仅自带主单时填写', en: 'Only if you bring your own waybill' },
        places: written,
      }),
    ),
    deliveryType: optional(
      code(deliveryTypes, { label: { zh: '派送类型', en: 'Delivery type' }, places: written }),
    ),
    warehouseCode: placed(written, optional(shipment.warehouseCode)),
    fbaIds: list(unruled(shipment.fbaId), {
      label: { zh: 'FBA号', en: 'FBA shipment ids' },
      max: mostNumbers,
      places: written,
    }),
    amazonRef: placed(written, optional(unruled(shipment.amazonRef))),
    cartonRange: optional(
      text({
        label: { zh: '箱号范围', en: 'Carton range' },
        max: 60,
        note: { zh: '如 1-54', en: 'such as 1-54' },
        places: written,
      }),
    ),
  },
);

/** Block 4: the goods. */
const trustCargo = resource(
  'trust cargo',
  { zh: '货物', en: 'Cargo' },
  {
    packageType: optional(code(packageTypes, { label: { zh: '包装', en: 'Package type' }, places: written })),
    marks: optional(text({ label: { zh: '唛头', en: 'Marks' }, max: 500, places: written })),
    lines: list(group(trustLine.fields, { label: trustLine.label }), {
      label: { zh: '货物明细', en: 'Goods' },
      max: 500,
      places: written,
    }),
  },
);

/** Block 5: who pays and what is special. */
const trustTerms = resource(
  'trust terms',
  { zh: '条款', en: 'Terms' },
  {
    payment: optional(code(freightPayments, { label: { zh: '付款方式', en: 'Payment' }, places: written })),
    currency: optional(
      code(currencies, { label: { zh: '结算币种', en: 'Settlement currency' }, places: written }),
    ),
    insuranceValue: optional(
      decimal({
        label: { zh: '保险金额', en: 'Insured value' },
        scale: 2,
        min: '0.01',
        max: '99999999',
        unit: 'USD',
        places: written,
      }),
    ),
    selfClearance: placed(written, shipment.isSelfClearance),
    specialHandling: placed(
      written,
      optional(called({ zh: '特殊要求', en: 'Special handling' }, shipment.remark)),
    ),
  },
);

/** All that a customer asks for, block by block: what is saved, copied, kept as a template, compared and amended as one. */
export const contentFields = {
  service: group(trustService.fields, { label: trustService.label }),
  parties: group(trustParties.fields, { label: trustParties.label }),
  route: group(trustRoute.fields, { label: trustRoute.label }),
  cargo: group(trustCargo.fields, { label: trustCargo.label }),
  terms: group(trustTerms.fields, { label: trustTerms.label }),
};

export const trustContent = group(contentFields, { label: { zh: '委托内容', en: 'What is asked for' } });

export type TrustContent = ValuesOf<typeof contentFields>;

/** The blocks in their order, by the keys of the content. */
export const trustBlocks = {
  service: trustService,
  parties: trustParties,
  route: trustRoute,
  cargo: trustCargo,
  terms: trustTerms,
} as const;

export type TrustBlock = keyof typeof trustBlocks;

/** The company that plays a role: the consignee where no notify party or importer is named, the shipper where no payer is. */
export function partyOf(
  { parties }: Pick<TrustContent, 'parties'>,
  role: keyof typeof trustRoles.codes,
): TrustParty | null {
  if (parties[role] !== null) return parties[role];
  if (role === 'notify' || role === 'importer') return parties.consignee;
  return role === 'billTo' ? parties.shipper : null;
}

/** A new draft: nothing is known yet. */
export const emptyContent: TrustContent = blankOf(contentFields);
