import { knownPlaces } from '@loadline/contract/codes/place';
import { stageOrder } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { localDay } from './local-hours.ts';
import { stopsOf } from './route.ts';
import type { Shipment } from './shipment.ts';

const departed = stageOrder.indexOf('DEPARTED');
const arrived = stageOrder.indexOf('ARRIVED');
const signed = stageOrder.indexOf('SIGNED');

/** An order at sea that anybody finds, and its way as the page of its number tells it: what the home page shows an answer of. */
export function homeSample(shipments: readonly Shipment[], now: Date) {
  const sample = shipments.find(
    ({ isPublic, lane, journey: { reached, promised } }) =>
      isPublic && lane.transport === '2' && reached === departed && (promised[arrived] ?? now) > now,
  );
  return sample ? { exampleNo: sample.orderNumber, example: stopsToShow(sample, now) } : { exampleNo: null };
}

function stopsToShow({ journey: { at, promised }, route }: Shipment, now: Date) {
  const stops = stopsOf(route);
  const when = (moment: Date | undefined, stage: number) =>
    moment ? localTimeAt(moment.toISOString(), stops[stage]?.zone ?? 'UTC').replace('T', ' ') : '';
  const left = when(at[departed], departed);
  const [port, end] = [arrived, signed].map((stage) => when(promised[stage], stage).slice(5, 10));
  const sailed = daysBetween(left, localDay(now, stops[departed]?.zone ?? 'UTC'));
  return [
    { ...placed(route.from), whenZh: `${left.slice(5, 16)} 离港`, whenEn: `departed ${left.slice(5, 16)}` },
    {
      placeZh: '海运航段',
      placeEn: 'At sea',
      whenZh: `已航行 ${sailed} 天`,
      whenEn: sailed === 1 ? '1 day out' : `${sailed} days out`,
    },
    { ...placed(route.to), whenZh: `预计 ${port}`, whenEn: `ETA ${port}` },
    { ...placed(stops[signed]?.place ?? route.to), whenZh: `预计 ${end}`, whenEn: `ETA ${end}` },
  ];
}

function placed(code: string) {
  const { zh, en } = wordOf(knownPlaces, code);
  const named = (name: string) => (name.includes(code) ? name : `${name} ${code}`);
  return { placeZh: named(zh), placeEn: named(en) };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}
