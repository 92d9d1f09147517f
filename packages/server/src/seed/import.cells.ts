import type { Cells } from './examples.rows.ts';
import type { Shipment } from './shipment.ts';

const specialWords = { general: '普货', battery: '带电' } as const;

/** An order as its customer wrote it down: its facts in the first row, a row for each kind of goods in each group of cartons. */
export function cellsOf(shipment: Shipment, prefix = ''): Cells[] {
  const { reference, lane, route, cargo } = shipment;
  const { shipper, receiver } = route;
  const facts: Cells = {
    channelName: lane.channel.zh,
    destinationCountry: receiver.country,
    ...(shipment.fbaNo && {
      fbaNo: shipment.fbaNo,
      amazonRef: shipment.amazonRef ?? '',
      warehouseCode: receiver.warehouse ?? '',
    }),
    isCustoms: shipment.isCustoms ? '是' : '否',
    isSelfClearance: shipment.isSelfClearance ? '是' : '否',
    'sender.company': shipper.company,
    'sender.address': shipper.address,
    'sender.city': shipper.city,
    'sender.postCode': shipper.postCode,
    'sender.tel': shipper.tel,
    'consignee.company': receiver.company,
    'consignee.address': receiver.address,
    'consignee.city': receiver.city,
    'consignee.state': receiver.state ?? '',
    'consignee.postCode': receiver.postCode,
    'consignee.tel': receiver.tel,
  };
  let last = 0;
  const lines = cargo.groups.flatMap(({ count, contents, grams, size }) => {
    const [from, to] = [last + 1, last + count];
    last = to;
    const cartonNo = rangeOf(
      from,
      to,
      prefix || (shipment.fbaNo ? `${shipment.fbaNo}U` : ''),
      shipment.fbaNo ? 6 : 3,
    );
    return contents.map(
      ({ goods, pieces, cents }, at): Cells => ({
        cartonNo,
        ...(at === 0 && {
          cartonCount: String(count),
          cartonWeight: (grams / 1_000).toFixed(2),
          cartonLength: String(size.length),
          cartonWidth: String(size.width),
          cartonHeight: String(size.height),
        }),
        nameZh: goods.zh,
        nameEn: goods.en,
        hsCn: goods.hsCn,
        hsDest: receiver.country === 'US' ? goods.hsUs : goods.hsCn.slice(0, 6),
        brand: goods.brand,
        model: goods.model,
        material: goods.material,
        usage: goods.usage,
        special: goods.special
          .map((code) => (code === 'battery' ? specialWords.battery : specialWords.general))
          .join('，'),
        declaredQty: String(count * pieces),
        unit: '件',
        unitPriceUsd: (cents / 100).toFixed(2),
        origin: '中国',
      }),
    );
  });
  return lines.map((line, at) => ({ ...(at === 0 && facts), referenceNumber: reference, ...line }));
}

function rangeOf(from: number, to: number, prefix: string, digits: number): string {
  const box = (number: number) => String(number).padStart(digits, '0');
  const first = `${prefix}${box(from)}`;
  if (from === to) return first;
  return prefix.endsWith('U') ? `${first}-U${box(to)}` : `${first}-${box(to)}`;
}

/** The same goods once more, by a channel that is called a little otherwise. */
export function misspelt(shipment: Shipment): Cells[] {
  const again = cellsOf({ ...shipment, fbaNo: null, amazonRef: null }, 'B');
  return again.map((cells, at) => ({
    ...cells,
    referenceNumber: `${shipment.reference}-2`,
    ...(at === 0 && { channelName: shipment.lane.channel.zh.slice(0, -2) }),
  }));
}
