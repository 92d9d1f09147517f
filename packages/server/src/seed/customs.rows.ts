import { Readable } from 'node:stream';
import type { DocumentType } from '@loadline/contract/codes/document-type';
import { stageOrder } from '@loadline/contract/codes/stage';
import { abnormalKinds } from '@loadline/contract/customs/customs.codes';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { hsElements, hsUnits, knownElement } from '@loadline/contract/customs/hs-elements';
import { isCode } from '@loadline/contract/kernel/code';
import type { FileStore } from '../kernel/files.ts';
import type { Clerk } from './accounts.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import type { goodsRows } from './goods.rows.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import { pdfOf } from './pdf.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
}

interface Sheet {
  readonly id: string;
  readonly order_id: string;
  readonly kind: string;
}

interface Demo {
  readonly orders: readonly Order[];
  readonly goods: readonly ReturnType<typeof goodsRows>[number][];
  readonly sheets: readonly Sheet[];
  readonly clerk: Clerk;
  readonly now: Date;
}

/** A declaration with the times of its steps. */
interface Declared extends Order {
  readonly id: string;
  readonly chance: Chance;
  readonly direction: 'export' | 'import';
  readonly businessType: string;
  readonly made: Date;
  readonly steps: readonly (readonly [CustomsStep, Date])[];
  readonly tariff: string | null;
  readonly vat: string | null;
}

const warehouse = stageOrder.indexOf('WH_IN');
const released = stageOrder.indexOf('EXPORT_RELEASED');
const delivered = stageOrder.indexOf('DELIVERED');
const signed = stageOrder.indexOf('SIGNED');
const chinaZone = 'Asia/Shanghai';
/** Where customs are, by transport: Pudong, Yangshan, Shekou. */
const offices: Readonly<Record<string, string>> = { '1': '2233', '2': '2248' };
const exportBusiness: Readonly<Record<string, string>> = { '1': '5', '2': '9', '3': '15', '4': '15' };
/** Far from where a day's numbers begin: a new file never meets one of the demo. */
const firstNumber = 7_001;

/** Declarations of the demo's orders, each where its order says; and goods that came back, in the states of imports. */
export async function customsRows(files: FileStore, demo: Demo) {
  const { clerk, sheets, goods } = demo;
  const all = [...exportsOf(demo), ...returnsOf(demo)];
  const papers = (await Promise.all(all.map((one) => papersOf(files, one, clerk)))).flat();
  const goodsOf = Map.groupBy(goods, (line) => line.order_id);
  return {
    customs_file: all.map(fileRow),
    customs_order: all.map(({ id, shipment, owner }) => ({
      org_id: owner.orgId,
      file_id: id,
      order_id: shipment.id,
      place: 0,
    })),
    customs_line: all.flatMap((one) => lineRows(one, goodsOf.get(one.shipment.id) ?? [])),
    customs_step: all.flatMap(({ id, owner, steps }) =>
      steps.map(([step, at]) => ({
        org_id: owner.orgId,
        file_id: id,
        step,
        at,
        who: clerk.name,
        note: null,
      })),
    ),
    customs_abnormal: all.flatMap(({ id, owner, shipment, direction }) =>
      sheets
        .filter(
          (sheet) =>
            direction === 'export' && sheet.order_id === shipment.id && isCode(abnormalKinds, sheet.kind),
        )
        .map((sheet) => ({ org_id: owner.orgId, file_id: id, sheet_id: sheet.id })),
    ),
    file: papers.map(({ file }) => file),
    record_file: papers.map(({ record_file }) => record_file),
    audit: all.map((one, at) => ({
      org_id: one.owner.orgId,
      audit_id: one.chance.id(one.made),
      at: one.made,
      user_id: clerk.userId,
      who: clerk.name,
      action: 'made',
      subject: 'customs',
      subject_id: one.id,
      changes: { fileNo: numberOf(one, at) },
    })),
  };
}

/** Every fourth order that is declared, and those that customs have found something with. */
function exportsOf({ orders, sheets, now }: Demo): Declared[] {
  const found = new Set(
    sheets.filter(({ kind }) => isCode(abnormalKinds, kind)).map((sheet) => sheet.order_id),
  );
  const some = orders.filter(
    ({ shipment: { id, journey, isCustoms } }, at) =>
      journey.reached >= warehouse &&
      journey.status !== 'CANCELLED' &&
      (found.has(id) || (isCustoms && at % 4 === 0)),
  );
  return some.flatMap((order, at) => {
    const { journey, lane, id } = order.shipment;
    const [, inAt, , releasedAt, , , , deliveredAt, signedAt] = journey.at;
    if (!inAt || !releasedAt) return [];
    const chance = chanceOf(`customs ${id}`);
    const steps: [CustomsStep, Date][] =
      journey.reached < released
        ? at % 2 === 0
          ? []
          : [['SUBMITTED', hoursAfter(inAt, 0.5)]]
        : [
            ['SUBMITTED', hoursAfter(inAt, 0.5)],
            ['CLEARING', between(inAt, releasedAt)],
            ['RELEASED', releasedAt],
          ];
    if (deliveredAt && journey.reached >= delivered) steps.push(['DELIVERED', deliveredAt]);
    if (signedAt && journey.reached >= signed) steps.push(['SIGNED', signedAt]);
    return [
      {
        ...order,
        chance,
        id: chance.id(inAt),
        direction: 'export',
        businessType: exportBusiness[lane.transport ?? ''] ?? '15',
        made: inAt,
        steps: steps.filter(([, taken]) => taken <= now),
        tariff: null,
        vat: null,
      },
    ];
  });
}

const returned: readonly (readonly [string, readonly CustomsStep[]])[] = [
  ['8', ['SUBMITTED', 'CLEARING', 'TAX_DUE']],
  ['8', ['SUBMITTED', 'CLEARING', 'TAX_DUE', 'TAX_PAID']],
  ['4', ['SUBMITTED', 'FLIGHT_DEPARTED', 'FLIGHT_ARRIVED']],
  ['4', ['SUBMITTED', 'FLIGHT_DEPARTED']],
  [
    '4',
    [
      'SUBMITTED',
      'FLIGHT_DEPARTED',
      'FLIGHT_ARRIVED',
      'CLEARING',
      'TAX_DUE',
      'TAX_PAID',
      'RELEASED',
      'INBOUND',
    ],
  ],
  [
    '4',
    [
      'SUBMITTED',
      'FLIGHT_DEPARTED',
      'FLIGHT_ARRIVED',
      'CLEARING',
      'TAX_DUE',
      'TAX_PAID',
      'RELEASED',
      'INBOUND',
      'OUTBOUND',
    ],
  ],
];

/** Goods that came back from their receivers: what happened to their orders is over and stays as it is. */
function returnsOf({ orders, now }: Demo): Declared[] {
  const over = orders.filter(
    ({ shipment: { journey } }) => journey.status === 'CLOSED' || journey.status === 'SIGNED',
  );
  return returned.flatMap(([businessType, names], at) => {
    const order = over.filter(
      ({ shipment: { journey, lane } }) =>
        hoursAfter(journey.statusAt, 12 * 24) < now && lane.transport === (businessType === '4' ? '1' : '2'),
    )[at];
    if (!order) return [];
    const chance = chanceOf(`customs return ${order.shipment.id}`);
    const steps = names.map((step, n) => [step, hoursAfter(now, (n - names.length) * 22 - at)] as const);
    const [cents, rate] = [chance.whole(150_000, 900_000), 13];
    return [
      {
        ...order,
        chance,
        direction: 'import',
        businessType,
        made: hoursAfter(steps[0]?.[1] ?? now, -6),
        id: chance.id(hoursAfter(now, -240)),
        steps,
        tariff: (cents / 100).toFixed(2),
        vat: ((cents * rate) / 100).toFixed(2),
      },
    ];
  });
}

function between(one: Date, other: Date): Date {
  return new Date((one.getTime() + other.getTime()) / 2);
}

function numberOf({ made }: Declared, at: number): string {
  return `CD${localDay(made, chinaZone).slice(2).replaceAll('-', '')}${firstNumber + at}`;
}

function fileRow(one: Declared, at: number) {
  const { id, owner, shipment, steps, direction, chance, made } = one;
  const taken = steps.map(([step]) => step);
  const [first, last] = [steps[0]?.[1], steps.at(-1)?.[1] ?? made];
  const office = offices[shipment.lane.transport ?? ''] ?? '5316';
  const sequence = chance.signs('0123456789', 9);
  return {
    org_id: owner.orgId,
    id,
    file_no: numberOf(one, at),
    direction,
    business_type: one.businessType,
    status: statusAfter(taken),
    status_at: last,
    currency: 'USD',
    declaration_no: first
      ? `${office}${localDay(first, chinaZone).slice(0, 4)}${direction === 'import' ? 1 : 0}${sequence}`
      : null,
    customs_date: first ? localDay(first, chinaZone) : null,
    tariff: one.tariff,
    vat: one.vat,
    office: first ? office : null,
    contract_no: `HT-${shipment.reference}`,
    trade_country: first ? shipment.route.receiver.country : null,
    source_place: first ? '深圳特区' : null,
    package_type: first ? 'carton' : null,
    remark: direction === 'import' ? '退运货物复进口' : null,
    version: steps.length + 1,
    updated_at: last,
  };
}

/** What every line is given before the papers go out, beside what its goods say. */
const usualElements: Readonly<Record<string, string>> = {
  brandType: '0',
  preference: '0',
  brand: '无牌',
  model: '无型号',
  category: '男女通用',
  type: 'LED',
};

/** What the declarant wrote of an element that the goods do not say. */
function elementOf(key: string, { name_zh: name, hs_cn: hs }: Demo['goods'][number]): string {
  if (key === 'sort' || key === 'style') return name;
  if (key === 'weave') return hs?.startsWith('61') ? '针织' : '机织';
  return usualElements[key] ?? '见草单';
}

function lineRows({ id, owner, shipment, steps, chance, made, direction }: Declared, goods: Demo['goods']) {
  const grams = shipment.cargo.booked.grams / Math.max(1, goods.length);
  return goods.map((line, at) => {
    const isReady = steps.length > 0;
    const missing = hsElements(line.hs_cn).filter(
      ({ key, required }) =>
        required &&
        knownElement(key, {
          nameZh: line.name_zh,
          usage: line.usage,
          material: line.material,
          brand: line.brand,
          model: line.model,
          direction,
        }) === null,
    );
    const elements = missing.map(({ key }): [string, string] => [key, elementOf(key, line)]);
    return {
      org_id: owner.orgId,
      file_id: id,
      id: chance.id(made),
      line_no: at + 1,
      order_id: shipment.id,
      goods_no: line.line_no,
      first_qty: isReady && !hsUnits(line.hs_cn) ? (grams / 1_000).toFixed(3) : null,
      first_unit: isReady && !hsUnits(line.hs_cn) ? 'kg' : null,
      exemption: '1',
      elements: isReady ? Object.fromEntries(elements) : {},
    };
  });
}

/** The papers of a declaration: the draft, the release note, the tax forms. */
async function papersOf(files: FileStore, { id, owner, steps, shipment }: Declared, clerk: Clerk) {
  const kinds: readonly (readonly [CustomsStep, DocumentType, string, string])[] = [
    ['SUBMITTED', '1', '报关草单', 'CUSTOMS DECLARATION, DRAFT'],
    ['TAX_DUE', '11', '税单', 'TAX PAYMENT FORM'],
    ['RELEASED', '8', '放行单', 'RELEASE NOTE'],
  ];
  const taken = new Map(steps);
  const due = kinds.flatMap(([step, type, zh, head]) => {
    const at = taken.get(step);
    return at
      ? [
          {
            at,
            type,
            name: `${zh}_${shipment.reference}.pdf`,
            lines: [head, '', `Order ${shipment.orderNumber}`],
          },
        ]
      : [];
  });
  return Promise.all(
    due.map(async ({ at, type, name, lines }) => {
      const { fileId, size, sha256 } = await files.put(owner.orgId, Readable.from([pdfOf(lines)]));
      const key = { org_id: owner.orgId, file_id: fileId };
      return {
        file: {
          ...key,
          name,
          type: 'application/pdf',
          size,
          sha256: `\\x${sha256.toString('hex')}`,
          created_by: clerk.userId,
          created_at: at,
        },
        record_file: {
          ...key,
          subject: 'customs',
          subject_id: id,
          type,
          visible: true,
          by_staff: true,
          uploaded_by: clerk.userId,
          uploaded_at: at,
          verdict: null,
          verdict_reason: null,
          decided_by: null,
          decided_at: null,
        },
      };
    }),
  );
}
