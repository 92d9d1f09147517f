import type { TrustContent } from './trust-content.ts';
import { emptyContent } from './trust-content.ts';
import type { TrustLine } from './trust-line.ts';
import { blankTrustLine } from './trust-line.ts';
import type { TrustParty } from './trust-party.ts';

/** The id of the nth line of a test. */
export function lineId(place: number): string {
  return `00000000-0000-7000-8000-${String(place).padStart(12, '0')}`;
}

/** A line that can be submitted. */
export function soundLine(place: number, change: Partial<TrustLine> = {}): TrustLine {
  return {
    ...blankTrustLine(lineId(place)),
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
    unitPriceUsd: '2.40',
    ...change,
  };
}

const shipper: TrustParty = {
  company: '宁波示例进出口',
  contact: '林知夏',
  phone: '0574-00001188',
  email: null,
  country: 'CN',
  state: null,
  city: '宁波',
  address: '北仑区示例路 88 号',
  postCode: null,
};

/** A content that can be submitted. */
export function soundTrust(lines: TrustLine[] = [soundLine(1)]): TrustContent {
  const { service, parties, route, terms } = emptyContent;
  return {
    service: {
      ...service,
      mode: '1',
      channelName: '中美空运专线',
      incoterm: 'DDP',
      cargoReady: '2026-11-24',
      latestArrival: '2026-12-04',
    },
    parties: {
      ...parties,
      shipper,
      consignee: {
        ...shipper,
        company: 'Sample Receiving LLC',
        country: 'US',
        state: 'CA',
        city: 'Ontario',
        postCode: '91761',
      },
      ein: '47-0123456',
    },
    route: {
      ...route,
      handover: 'dropOff',
      dropOff: 'PVG-W2',
      origin: 'PVG',
      destination: 'LAX',
      deliveryType: 'fba',
      warehouseCode: 'ONT8',
      fbaIds: ['FBA15MMD8D01'],
    },
    cargo: { packageType: null, marks: null, lines },
    terms: { ...terms, payment: 'prepaid', currency: 'CNY' },
  };
}
