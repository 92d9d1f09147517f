import type { CartonGroup } from './cargo.ts';
import type { Shipment } from './shipment.ts';

interface Numbered extends CartonGroup {
  readonly cartonNo: string;
}

/** Cartons of one kind under one number or range, as Amazon numbers boxes or simply from one upwards. */
function numbered({ cargo, fbaNo }: Shipment): Numbered[] {
  let last = 0;
  return cargo.groups.map((group) => {
    const [from, to] = [last + 1, last + group.count];
    last = to;
    return { ...group, cartonNo: fbaNo ? amazonRange(fbaNo, from, to) : plainRange(from, to) };
  });
}

function amazonRange(fbaNo: string, from: number, to: number): string {
  const box = (number: number) => `U${String(number).padStart(6, '0')}`;
  return from === to ? `${fbaNo}${box(from)}` : `${fbaNo}${box(from)}-${box(to)}`;
}

function plainRange(from: number, to: number): string {
  const box = (number: number) => String(number).padStart(3, '0');
  return from === to ? box(from) : `${box(from)}-${box(to)}`;
}

export function cartonRows(shipment: Shipment, orgId: string) {
  return numbered(shipment).map(({ cartonNo, count, grams, size }) => ({
    org_id: orgId,
    order_id: shipment.id,
    carton_no: cartonNo,
    carton_count: count,
    weight: (grams / 1_000).toFixed(3),
    ...size,
  }));
}

/** One row for each kind of goods in each group of cartons. */
export function goodsRows(shipment: Shipment, orgId: string) {
  const { chance, isCustoms, route, fbaNo } = shipment;
  const isUs = route.receiver.country === 'US';
  const withChinaCode = isCustoms || chance.happens(0.5);
  const lines = numbered(shipment).flatMap(({ cartonNo, count, contents }) =>
    contents.map((content) => ({ cartonNo, quantity: count * content.pieces, ...content })),
  );
  return lines.map(({ cartonNo, quantity, goods, cents }, at) => ({
    org_id: orgId,
    order_id: shipment.id,
    line_no: at + 1,
    carton_no: cartonNo,
    name_zh: goods.zh,
    name_en: goods.en,
    hs_cn: withChinaCode ? goods.hsCn : null,
    hs_dest: isUs ? goods.hsUs : goods.hsCn.slice(0, 6),
    brand: goods.brand,
    model: goods.model,
    material: goods.material,
    usage: goods.usage,
    special: goods.special,
    declared_qty: quantity,
    unit: 'pcs',
    unit_price_usd: (cents / 100).toFixed(2),
    total_price_usd: ((quantity * cents) / 100).toFixed(2),
    origin: 'CN',
    sku: `${goods.model}-${chance.whole(100, 999)}`,
    asin: fbaNo ? `B0${chance.signs('0123456789BCDFGHJKLMNPQRSTVWXYZ', 8)}` : null,
    fnsku: fbaNo ? `X00${chance.signs('0123456789BCDFGHJKLMNPQRSTVWXYZ', 7)}` : null,
  }));
}
