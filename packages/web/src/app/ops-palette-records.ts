import { bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { listDeskBookings } from '@loadline/contract/bookings/booking-desk.api';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { listDeskSheets } from '@loadline/contract/exceptions/sheet-desk.api';
import { type CodeTable, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { listDeskOrders } from '@loadline/contract/orders/order-desk.api';
import type { PageName } from '@loadline/contract/pages';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { listDeskTrusts } from '@loadline/contract/trusts/trust-desk.api';
import { listDeskWaybills } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../kernel/call.ts';
import { permitted } from '../kernel/permitted.ts';
import type { IconName } from '../ui/icon.tsx';
import type { PaletteEntry } from '../ui/palette-entry.ts';

/** Shorter words are no number yet, and would match half of all records. */
const shortestNumber = 4;
const size = 4;

interface Asked {
  readonly query: { readonly search: string; readonly size: number };
  readonly signal: AbortSignal;
  readonly refusal: 'in place';
}

/** A record that was found: its number, what tells it apart, and its state. */
type Found = [no: string, detail: readonly (string | null)[], state: string];

interface Source {
  readonly page: PageName;
  readonly icon: IconName;
  readonly states: CodeTable;
  readonly find: (asked: Asked) => Promise<Found[]>;
}

const sources: readonly Source[] = [
  {
    page: 'opsOrder',
    icon: 'ship',
    states: orderStatuses,
    find: async (asked) => {
      if (!permitted(listDeskOrders)) return [];
      const { rows } = await call(listDeskOrders, asked);
      return rows.map((row) => [row.orderNumber, [row.customerCode, row.referenceNumber], row.status]);
    },
  },
  {
    page: 'opsTrust',
    icon: 'file',
    states: trustStates,
    find: async (asked) => {
      if (!permitted(listDeskTrusts)) return [];
      const { rows } = await call(listDeskTrusts, asked);
      return rows.map((row) => [row.trustNo, [row.customerCode, row.customerRef], row.state]);
    },
  },
  {
    page: 'opsBooking',
    icon: 'plane',
    states: bookingStatuses,
    find: async (asked) => {
      if (!permitted(listDeskBookings)) return [];
      const { rows } = await call(listDeskBookings, asked);
      return rows.map((row) => [row.bookingNo, [row.customerCode, row.mawbNo], row.status]);
    },
  },
  {
    page: 'opsException',
    icon: 'warn',
    states: sheetStates,
    find: async (asked) => {
      if (!permitted(listDeskSheets)) return [];
      const { rows } = await call(listDeskSheets, asked);
      return rows.map((row) => [row.sheetNo, [row.orderNumber], row.state]);
    },
  },
  {
    page: 'mawbDetail',
    icon: 'anchor',
    states: waybillStatuses,
    find: async (asked) => {
      if (!permitted(listDeskWaybills)) return [];
      const { rows } = await call(listDeskWaybills, asked);
      return rows.map((row) => [row.mawbNo, [row.flightNo, row.flightDate], row.status]);
    },
  },
];

/** Orders, trust orders, bookings, sheets and waybills by any of their numbers; the key is `record <page> <number>`. */
export async function recordsLike(
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<PaletteEntry[]> {
  const search = typed.trim();
  if (search.length < shortestNumber) return [];
  const entries = sources.map(async ({ page, icon, states, find }) => {
    const found = await find({ query: { search, size }, signal, refusal: 'in place' });
    return found.map(([no, detail, code]): PaletteEntry => {
      const { family = 'void', ...word } = wordOf(states, code);
      const state = { family, text: say(word, language) };
      return {
        key: `record ${page} ${no}`,
        icon,
        label: no,
        detail: detail.filter(Boolean).join(' · '),
        state,
      };
    });
  });
  // One desk that does not answer hides the others' finds from nobody.
  const answers = await Promise.allSettled(entries);
  const lost = answers.find((answer) => answer.status === 'rejected');
  if (lost && answers.every((answer) => answer.status === 'rejected')) throw lost.reason;
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
