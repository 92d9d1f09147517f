import type { Team } from './accounts.ts';
import { teamsOf } from './accounts.ts';
import { chanceOf } from './chance.ts';
import type { Goods } from './goods.seed.ts';
import { catalogue } from './goods.seed.ts';
import { hoursAfter } from './local-hours.ts';
import { oddAddresses, oddGoods, paymentAccounts, taxData } from './profile.seed.ts';
import type { Receiver } from './receivers.seed.ts';
import { receivers } from './receivers.seed.ts';
import { shippers } from './shippers.seed.ts';

const contacts = ['张砚', '李青禾', '王知远', '赵明澈', '陈若谷'];
const receiversContacts = ['M. Reyes', 'A. Novak', 'J. Smith', 'L. Fischer', 'C. Dubois'];

/** The books of a customer: everything is some weeks older than the next entry, the newest a few days old. */
export function profileRows(now: Date) {
  const teams = teamsOf(now);
  return {
    address: booked(teams, 'address', now, addressesOf),
    goods: booked(teams, 'goods', now, goodsOf),
    carton: booked(teams, 'carton', now, cartonsOf),
    payment_account: booked(teams, 'payment account', now, ({ customer }) =>
      keptBy(paymentAccounts, customer.code),
    ),
    tax_info: teams.flatMap(({ orgId, customer }) => taxOf(orgId, customer.code, now)),
  };
}

/** Records as a book keeps them: an id, a maker and a time each. */
function booked<Row extends object>(
  teams: readonly Team[],
  book: string,
  now: Date,
  rowsOf: (team: Team) => readonly Row[],
) {
  return teams.flatMap((team) => {
    const rows = rowsOf(team);
    return rows.map((row, at) => {
      const chance = chanceOf(`${book} ${at} of ${team.customer.code}`);
      const made = hoursAfter(now, -(rows.length - at) * 30 * chance.whole(20, 30));
      const own = {
        org_id: team.orgId,
        id: chance.id(made),
        created_by: makerOf(team, at),
        created_at: made,
        updated_at: made,
      };
      return { ...own, ...row };
    });
  });
}

/** Every fifth record of the large customer is made by the contact who sees only their own. */
function makerOf({ customer, accounts, idOf }: Team, at: number): string {
  return idOf(accounts.length > 1 && at % 5 === 4 ? 'demo.own' : customer.admin);
}

function addressesOf({ customer }: Team) {
  const senders = shippers.filter((one) => one.customer === customer.code);
  const isLarge = customer.code === 'QHDEMO';
  return [
    ...senders.map(({ company, address, city, postCode, tel }, at) => ({
      type: 'shipper',
      company,
      contact: nth(contacts, at),
      phone: tel,
      country: 'CN',
      state: null,
      city,
      address,
      post_code: postCode,
      remark: null,
    })),
    ...(isLarge ? receivers : receivers.filter(({ warehouse }) => warehouse === null).slice(0, 4)).map(
      received,
    ),
    ...(isLarge ? oddAddresses : []),
  ];
}

function received(
  { warehouse, company, tel, country, state, city, address, postCode }: Receiver,
  at: number,
) {
  return {
    type: warehouse === null ? 'consignee' : 'warehouse',
    company,
    contact: warehouse === null ? nth(receiversContacts, at) : 'Inbound Dock',
    phone: tel,
    country,
    state,
    city,
    address,
    post_code: postCode,
    remark: warehouse === null ? null : '需预约送仓 Delivery by appointment',
  };
}

function goodsOf({ customer }: Team) {
  if (customer.code !== 'QHDEMO') return catalogue.filter((_, at) => at % 4 === 0).map(goodsRow);
  return [...catalogue.map(goodsRow), { ...oddGoods, currency: 'USD' }];
}

function goodsRow({ zh, en, hsCn, brand, model, material, usage }: Goods, at: number) {
  return {
    name_zh: zh,
    name_en: en,
    hs_code: hsCn,
    brand,
    model,
    material,
    currency: at % 7 === 3 ? 'EUR' : 'USD',
    purpose: usage,
    price_difference: at % 3 === 0 ? (at / 10).toFixed(2) : null,
  };
}

/** The carton of each kind of goods, once per size. */
function cartonsOf({ customer }: Team) {
  const kinds = customer.code === 'QHDEMO' ? catalogue : catalogue.slice(0, 3);
  const sizes = new Map(
    kinds.map(({ zh, length, width, height }) => [
      `${length} ${width} ${height}`,
      { rule: `${zh}标准箱`, length, width, height },
    ]),
  );
  return [...sizes.values()].slice(0, 12);
}

function taxOf(orgId: string, customer: string, now: Date) {
  const nothing = {
    title: null,
    address: null,
    phone: null,
    duty_number: null,
    bank: null,
    bank_account: null,
    vat_no: null,
    eori_no: null,
    ioss_no: null,
    ein: null,
  };
  return keptBy(taxData, customer).map((data) => ({
    org_id: orgId,
    updated_at: hoursAfter(now, -24 * 60),
    ...nothing,
    ...data,
  }));
}

function keptBy(all: Readonly<Record<string, readonly object[]>>, customer: string): readonly object[] {
  return all[customer] ?? [];
}

function nth(names: readonly string[], at: number): string {
  return names[at % names.length] ?? '';
}
