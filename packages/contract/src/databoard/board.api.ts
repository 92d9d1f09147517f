import { shownFlightNo } from '../checks/flight-no.ts';
import { airports } from '../codes/place.ts';
import { waybillStatuses } from '../codes/waybill-status.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import type { ValuesOf } from '../kernel/field.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  text,
  whole,
} from '../kernel/field.ts';

/** How far ahead the board looks. Flights that took off stay on it for a while. */
export const boardReaches = codeTable('board reach', {
  '24': { zh: '24 小时', en: '24 hours' },
  '72': { zh: '72 小时', en: '72 hours' },
  '168': { zh: '7 天', en: '7 days' },
});

export type BoardReach = CodeOf<typeof boardReaches>;

export const usualReach: BoardReach = '72';

const measures = codeTable('measure of completion', {
  slot: { zh: '按舱位', en: 'of the slot' },
  last: { zh: '按上班', en: 'of the last flight' },
});

const kilograms = { scale: 3, unit: 'kg', min: '0' } as const;

/** A flight with what flies on it; for a customer with what of it is theirs. */
export const boardFlightFields = {
  // Without an id it is a flight that nobody has told us: known from its waybills alone, and without times.
  flightId: optional(id({ label: { zh: '航班编号', en: 'Flight id' } })),
  flightNo: text({ ...texts.flight, shown: shownFlightNo }),
  flightDate: date({ label: { zh: '航班日期', en: 'Flight date' } }),
  origin: text({ label: { zh: '起运港', en: 'Origin' }, max: 3 }),
  destination: text({ label: { zh: '目的港', en: 'Destination' }, max: 3 }),
  etd: optional(instant({ label: { zh: 'ETD', en: 'ETD' } })),
  urgentFrom: optional(instant({ label: { zh: '临近起飞自', en: 'Take-off is near from' } })),
  atd: optional(instant({ label: { zh: '实际起飞', en: 'ATD' } })),
  cutOff: optional(instant({ label: { zh: '截单', en: 'Cut-off' } })),
  zone: optional(text({ label: { zh: '起运港时区', en: 'Zone of the origin' }, max: 40 })),
  cancelled: flag({ label: { zh: '已取消', en: 'Cancelled' } }),
  mawbs: whole({ label: { zh: '主单', en: 'MAWBs' } }),
  grossWeight: decimal({ ...figures.grossWeight, min: '0', unit: 'kg' }),
  volume: decimal({ ...figures.cargoVolume, min: '0' }),
  billingWeight: decimal({ label: { zh: '本班计费重', en: 'Chargeable weight, this flight' }, ...kilograms }),
  // The flight before it with the same number to the same airport that has departed; null: it is the first.
  billingWeightLast: optional(
    decimal({ label: { zh: '上班计费重', en: 'Chargeable weight, last flight' }, ...kilograms }),
  ),
  lastDate: optional(date({ label: { zh: '上班日期', en: 'Last flight on' } })),
  capacity: optional(decimal({ label: { zh: '舱位限重', en: 'Weight limit of the slot' }, ...kilograms })),
  measuredBy: optional(code(measures, { label: { zh: '完成率口径', en: 'Measured by' } })),
  completionRate: optional(
    decimal({ label: { zh: '完成率', en: 'Completion rate' }, scale: 1, unit: '%', min: '0' }),
  ),
  statuses: list(
    group(
      {
        status: code(waybillStatuses, { label: { zh: '状态', en: 'Status' } }),
        count: whole({ label: { zh: '主单数', en: 'MAWBs' } }),
      },
      { label: { zh: '状态计数', en: 'Status counter' } },
    ),
    { label: { zh: '状态', en: 'Status counters' } },
  ),
};

export type BoardFlight = ValuesOf<typeof boardFlightFields>;

/** What narrows the board. A day is the flight's own, local at its origin, and stands instead of the reach. */
export const boardFilter = {
  origin: optional(code(airports, { label: { zh: '起运港', en: 'Origin' } })),
  destination: optional(text({ label: { zh: '目的港', en: 'Destination' }, max: 3 })),
  reach: optional(code(boardReaches, { label: { zh: '范围', en: 'Looking ahead' } })),
  day: optional(date({ label: { zh: '航班日期', en: 'Flight date' } })),
};

const answer = group(
  {
    asOf: instant({ label: { zh: '截至', en: 'As of' } }),
    flights: list(group(boardFlightFields, { label: { zh: '航班', en: 'Flight' } }), {
      label: { zh: '航班', en: 'Flights' },
    }),
    // Of the whole reach, also where the filter leaves fewer flights.
    destinations: list(text({ label: { zh: '目的港', en: 'Destination' }, max: 3 }), {
      label: { zh: '目的港', en: 'Destinations' },
    }),
  },
  { label: { zh: '数据看板', en: 'Data board' } },
);

/** The next flights by departure, those that left last, with the viewer's share of them: flights that carry nothing of theirs are not there. */
export const readBoard = endpoint('GET /omsapi/databoard', {
  access: 'databoard:view',
  title: { zh: '数据看板', en: 'Data board' },
  query: boardFilter,
  answer,
});

/** The same for the forwarder: every flight, also one that nothing is booked on yet, with all that flies on it. */
export const readDeskBoard = endpoint('GET /opsapi/databoard', {
  access: 'op:mawb:view',
  title: { zh: '数据看板（员工）', en: 'Data board, staff' },
  query: boardFilter,
  answer,
});
