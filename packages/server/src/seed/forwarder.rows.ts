import type { Agent } from '@loadline/contract/waybill-drafts/awb-agent';
import type { BookingCase } from './bookings.seed.ts';
import { forwarder } from './customers.seed.ts';
import { ageInHours } from './demo-id.ts';
import { hoursAfter } from './local-hours.ts';

/** What the demo's forwarder says of itself. Invented, as everything here; the check character is right. */
export const demoAgent: Agent = {
  nameZh: forwarder.name.zh,
  nameEn: forwarder.name.en,
  addressZh: '广东省深圳市宝安区示例路 8 号',
  addressEn: '8 DEMO ROAD, BAOAN, SHENZHEN, CHINA',
  phone: '0755-12345678',
  email: 'ops@loadline.example',
  uscc: '91440300MA5DEMQ00E',
  city: 'SHENZHEN',
  iataCode: '08-3 0000',
  cassNo: '0011',
  accountNo: null,
};

const companies = [
  { code: 'HX-SZ', zh: '衡线示例货代（深圳）', en: 'Loadline Demo, Shenzhen', active: true },
  { code: 'HX-NB', zh: '衡线示例货代（宁波）', en: 'Loadline Demo, Ningbo', active: true },
  { code: 'HX-XM', zh: '衡线示例货代（厦门）', en: 'Loadline Demo, Xiamen', active: false },
] as const;

/** All of them receive at the same hours. */
function at(address: string) {
  return { address, hours: '09:00–21:00' };
}

/** Where the forwarder receives; under the code of the place, which everybody knows by its name. */
const warehouses = [
  {
    code: 'CNSZX',
    zh: '深圳集货仓',
    en: 'Shenzhen warehouse',
    active: true,
    ...at('深圳市宝安区示例物流园 3 栋'),
  },
  {
    code: 'CNSHA',
    zh: '上海集货仓',
    en: 'Shanghai warehouse',
    active: true,
    ...at('上海市浦东新区示例仓储路 66 号'),
  },
  {
    code: 'CNNGB',
    zh: '宁波集货仓',
    en: 'Ningbo warehouse',
    active: true,
    ...at('宁波市北仑区示例港区路 12 号'),
  },
  { code: 'CNYIW', zh: '义乌集货仓', en: 'Yiwu warehouse', active: true, ...at('义乌市示例国际陆港 B 区') },
  {
    code: 'CNCKG',
    zh: '重庆集货仓',
    en: 'Chongqing warehouse',
    active: true,
    ...at('重庆市渝北区示例空港大道 5 号'),
  },
] as const;

/** Who sells to a customer of the demo; what is over was sold by one that is out of use. */
export function salesCompanyOf({ customer, ending }: Pick<BookingCase, 'customer' | 'ending'>): string {
  if (ending) return 'HX-XM';
  return customer === 'QHDEMO' ? 'HX-NB' : 'HX-SZ';
}

/** The particulars of the forwarder, who sells for it and where it receives. */
export function forwarderRows(now: Date) {
  const updated_at = hoursAfter(now, -ageInHours);
  return {
    forwarder: [
      {
        only_one: true,
        address_zh: demoAgent.addressZh,
        address_en: demoAgent.addressEn,
        phone: demoAgent.phone,
        email: demoAgent.email,
        uscc: demoAgent.uscc,
        city: demoAgent.city,
        iata_code: demoAgent.iataCode,
        cass_no: demoAgent.cassNo,
        version: 1,
        updated_at,
      },
    ],
    dictionary_entry: [...entriesOf('salesCompany', companies), ...entriesOf('warehouse', warehouses)],
  };

  function entriesOf(kind: string, entries: readonly Entry[]) {
    return entries.map(({ code, zh, en, active, address = null, hours = null }, position) => ({
      kind,
      code,
      name_zh: zh,
      name_en: en,
      zone: kind === 'warehouse' ? 'Asia/Shanghai' : null,
      address,
      hours,
      active,
      position,
      version: 1,
      updated_at,
      demo: true,
    }));
  }
}

interface Entry {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly active: boolean;
  readonly address?: string;
  readonly hours?: string;
}
