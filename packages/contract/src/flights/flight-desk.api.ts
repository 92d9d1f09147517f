import { auditEntry } from '../audit/audit.ts';
import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { pageOf, paging, savedFields, searching, sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { allotment, reservation, shownAllotment } from './allotment.ts';
import { availabilities, flightStates, slotStates } from './flight.lifecycle.ts';
import { deskFlight, destination, flightForm, origin } from './flight.ts';
import { daysAtOnce, schedule } from './schedule.ts';
import { kilograms } from './slot-room.ts';

const access = 'op:slot:manage';

/** What narrows the flights; `search` is a part of a flight number. Days are flight dates. */
export const flightFilter = {
  search: optional(text(texts.flightNo)),
  from: optional(date({ label: { zh: '航班日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '航班日期止', en: 'To' } })),
  origin: optional(origin),
  destination: optional(destination),
  availability: optional(code(availabilities, { label: { zh: '订舱状态', en: 'Availability' } })),
};

/** The cargo that is to fly and has not left, of the customers of all teams; decimals as text. */
const load = group(
  {
    bookings: whole({ label: { zh: '订舱', en: 'Bookings' } }),
    waybills: whole({ label: { zh: '主单', en: 'Waybills' } }),
    customers: whole({ label: { zh: '客户', en: 'Customers' } }),
    kg: kilograms({ zh: '毛重', en: 'Gross weight' }),
  },
  { label: { zh: '待运货物', en: 'Cargo to fly' } },
);

const detailAnswer = group(
  {
    load,
    flight: group(deskFlight.fields, { label: deskFlight.label }),
    allotments: list(shownAllotment, { label: { zh: '包板', en: 'Allotments' } }),
    reservations: list(reservation, { label: { zh: '占舱', en: 'Reservations' }, max: 2_000 }),
  },
  { label: deskFlight.label },
);

const flightId = id({ label: { zh: '航班', en: 'Flight' } });
const lock = { id: flightId, version: versionField };

/** Flights by departure unless told, each with its slot; the workbook has the columns that the import reads, with what is taken of each slot. */
export const flightApi = recordsApi({
  path: '/opsapi/flights',
  access,
  called: { zh: '航班与舱位', one: 'a flight', many: 'flights and slots' },
  of: deskFlight,
  filter: flightFilter,
  sorts: sortsBy(deskFlight, 'etd', 'cutOff', 'flightNo', 'origin'),
  exported: { access, query: {} },
  by: { id: flightId },
  detail: detailAnswer,
});

/** What was done to a flight and its slot, newest first. */
export const flightHistory = endpoint('GET /opsapi/flights/history', {
  access,
  title: { zh: '航班变更历史', en: 'History of a flight' },
  query: { id: flightId, ...paging },
  answer: pageOf(auditEntry),
});

/** A new flight without a version. A departure or cut-off that changes is told to each customer with cargo on it, once. */
export const saveFlight = endpoint('POST /opsapi/flights/save', {
  access,
  title: { zh: '保存航班', en: 'Save a flight' },
  body: { ...flightForm.fields, id: flightId, version: optional(versionField) },
  answer: detailAnswer,
});

/**
 * Closes, cancels or opens a flight. A cancelled one keeps its bookings until they are moved, so that it can be opened again;
 * they wait at the booking desk meanwhile, and each of their customers is told once of either.
 */
export const moveFlight = endpoint('POST /opsapi/flights/move', {
  access,
  title: { zh: '变更航班状态', en: 'Move a flight' },
  body: {
    ...lock,
    to: code(flightStates, { label: { zh: '航班状态', en: 'Flight status' } }),
    reason: reasonField,
  },
  answer: detailAnswer,
});

/** Takes a slot off sale, or puts it on sale again. */
export const moveSlot = endpoint('POST /opsapi/flights/slot/move', {
  access,
  title: { zh: '变更舱位状态', en: 'Move a slot' },
  body: {
    ...lock,
    to: code(slotStates, { label: { zh: '舱位状态', en: 'Slot status' } }),
    reason: reasonField,
  },
  answer: detailAnswer,
});

/** What is kept for customers of the team, all lines anew; those of other teams stay as they are. */
export const saveAllotments = endpoint('POST /opsapi/flights/slot/allotments', {
  access,
  title: { zh: '保存包板', en: 'Save allotments' },
  body: { ...lock, allotments: list(allotment, { label: { zh: '包板', en: 'Allotments' }, max: 200 }) },
  answer: detailAnswer,
});

/** The customers of the team that something can be kept for, by code. */
export const listSlotCustomers = endpoint('GET /opsapi/flights/customers', {
  access,
  title: { zh: '可包板的客户', en: 'Customers to allot to' },
  answer: list(
    group(
      {
        id: id({ label: { zh: '客户编号', en: 'Customer id' } }),
        code: text({ label: { zh: '客户代码', en: 'Customer code' }, max: 12 }),
        nameZh: text(texts.nameZh),
        nameEn: text(texts.nameEn),
      },
      { label: { zh: '客户', en: 'Customer' } },
    ),
    { label: { zh: '客户', en: 'Customers' }, max: 2_000 },
  ),
});

/** Schedules: those in force first, by flight number. */
export const listSchedules = endpoint('GET /opsapi/flights/schedules', {
  access,
  title: { zh: '航班时刻列表', en: 'List schedules' },
  query: { ...searching, ...paging },
  answer: pageOf(schedule),
});

export const saveSchedule = endpoint('POST /opsapi/flights/schedules/save', {
  access,
  title: { zh: '保存航班时刻', en: 'Save a schedule' },
  body: savedFields(schedule),
  answer: group(schedule.fields, { label: schedule.label }),
});

/** Makes the flights of a schedule between two days, each with its slot; those that are there already stay as they are. */
export const makeFlights = endpoint('POST /opsapi/flights/schedules/make', {
  access,
  title: { zh: '按时刻生成航班', en: 'Make flights of a schedule' },
  body: {
    id: id({ label: { zh: '航班时刻', en: 'Schedule' } }),
    from: date({ label: { zh: '起', en: 'From' } }),
    to: date({ label: { zh: '止', en: 'To' } }),
  },
  answer: group(
    {
      made: whole({ label: { zh: '新生成', en: 'Created' }, max: daysAtOnce }),
      existing: whole({ label: { zh: '已存在', en: 'There already' }, max: daysAtOnce }),
    },
    { label: { zh: '生成结果', en: 'Result' } },
  ),
});
