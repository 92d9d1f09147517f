import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { emptyContent } from '@loadline/contract/trusts/trust-content';
import { declarationEdition } from '@loadline/contract/trusts/trust.declaration';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { blankTrustLine } from '@loadline/contract/trusts/trust-line';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** The product that test trust orders ask for. */
export const testProduct = '中美空运专线';

/** Opens the product for a customer; asking again changes nothing. */
export async function offerProduct(house: TestHouse, orgId: string): Promise<void> {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport, active) values ($1, $2, 'China to US air', '1', true) on conflict (name) do nothing`,
    [newId(), testProduct],
  );
  await house.rows(
    `insert into customer_channel (org_id, channel_id) select $1, channel_id from channel where name = $2 on conflict do nothing`,
    [orgId, testProduct],
  );
}

export function soundLine(change: Partial<TrustLine> = {}): TrustLine {
  return {
    ...blankTrustLine(newId()),
    nameZh: '保温杯',
    nameEn: 'Stainless bottle',
    hsDest: '9617001000',
    material: '不锈钢',
    usage: '饮水',
    cartons: 24,
    length: '58',
    width: '42',
    height: '40',
    grossWeight: '14.6',
    netWeight: '13.2',
    quantity: 1440,
    unit: 'pcs',
    unitPriceUsd: '2.40',
    ...change,
  };
}

const shipper = {
  company: '宁波示例进出口',
  contact: '林知夏',
  phone: '0574-00001188',
  email: null,
  country: 'CN',
  state: '浙江',
  city: '宁波',
  address: '北仑区示例路 88 号',
  postCode: null,
} as const;

/** A content that can be submitted. */
export function soundContent(lines: readonly TrustLine[] = [soundLine()]): TrustContent {
  return {
    ...emptyContent,
    service: {
      ...emptyContent.service,
      customerRef: `PO-${newId().slice(-8)}`,
      mode: '1',
      channelName: testProduct,
      incoterm: 'DDP',
      services: ['delivery'],
      cargoReady: '2026-11-24',
      latestArrival: '2026-12-04',
    },
    parties: {
      ...emptyContent.parties,
      shipper,
      consignee: {
        ...shipper,
        company: 'Sample Receiving LLC',
        contact: 'M. Reyes',
        country: 'US',
        state: 'CA',
        city: 'Ontario',
        address: '1200 Example Ave',
        postCode: '91761',
      },
      ein: '47-0123456',
    },
    route: {
      ...emptyContent.route,
      handover: 'pickup',
      pickup: shipper,
      origin: 'PVG',
      destination: 'LAX',
      deliveryType: 'fba',
      warehouseCode: 'ONT8',
      fbaIds: ['FBA15MMD8D01'],
    },
    cargo: { packageType: 'carton', marks: null, lines: [...lines] },
    terms: { ...emptyContent.terms, payment: 'prepaid', currency: 'CNY' },
  };
}

/** A draft with this content, made and saved through the calls of the product. */
export async function draftOf(calls: Calls, content: TrustContent = soundContent()) {
  const made = await calls.post('/omsapi/trust/make', {});
  const { id, version } = made.data.trust;
  const saved = await calls.post('/omsapi/trust/save', { id, version, ...content });
  return saved.data;
}

export function signed(trust: { readonly id: string; readonly version: number }) {
  return {
    id: trust.id,
    version: trust.version,
    declared: true,
    signedBy: '林知夏',
    edition: declarationEdition,
  };
}

/** A trust order that was handed in. */
export async function submittedBy(calls: Calls, content: TrustContent = soundContent()) {
  const { trust } = await draftOf(calls, content);
  return (await calls.post('/omsapi/trust/submit', signed(trust))).data;
}

/** Lays a trust order into a state, whatever came before. */
export async function putInto(house: TestHouse, id: string, state: TrustState): Promise<void> {
  await house.rows(
    `update trust set state = $2, resume_state = 'ACCEPTED', accepted_at = now() where id = $1`,
    [id, state],
  );
}
