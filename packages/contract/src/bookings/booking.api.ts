import { countriesServed } from '../codes/countries-served.ts';
import { airports } from '../codes/place.ts';
import { transports } from '../codes/transport.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { productWeighings } from '../freight/product-weighings.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { positions } from './booking.codes.ts';
import { bookingStatuses } from './booking.status.ts';
import { booking } from './booking.ts';
import { bookingDetailAnswer } from './booking-detail.ts';

function several<T>(of: Parameters<typeof list<T>>[0], max = 50) {
  return optional(list(of, { label: of.label, max }));
}

/** What narrows a list of bookings. The same fields stand in the address of the screen and in the export. */
export const bookingFilter = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  numbers: several(text(texts.number), 500),
  status: several(code(bookingStatuses, { label: { zh: '状态', en: 'Status' } })),
  product: several(text({ label: { zh: '产品', en: 'Product' }, max: 60 })),
  origin: several(code(airports, { label: { zh: '起运港', en: 'Origin' } })),
  destination: several(text({ label: { zh: '目的港', en: 'Destination' }, max: 3 })),
  position: several(code(positions, { label: { zh: '舱位要求', en: 'Position requirement' } })),
  createdBy: several(id({ label: { zh: '创建人', en: 'Created by' } })),
  /** What waits for the customer: sent back, or a draft whose deadline is tomorrow at the latest. */
  acting: optional(flag({ label: { zh: '待我处理', en: 'For me to do' } })),
  /** Not booked yet, and the deadline is near. */
  due: optional(flag({ label: { zh: '即将截单', en: 'Deadline near' } })),
  unverified: optional(flag({ label: { zh: '航班未核实', en: 'Flight unverified' } })),
  flightFrom: optional(date({ label: { zh: '航班日期起', en: 'Flights from' } })),
  flightTo: optional(date({ label: { zh: '航班日期止', en: 'Flights to' } })),
  createdFrom: optional(date({ label: { zh: '创建日期起', en: 'Created from' } })),
  createdTo: optional(date({ label: { zh: '创建日期止', en: 'Created to' } })),
};

export const bookingSorts = sortsOf(booking);

export const choice = group(
  {
    value: text(texts.value),
    zh: text(texts.zh),
    en: text(texts.en),
  },
  { label: { zh: '选项', en: 'Choice' } },
);

/** The figures of a list's head and tabs, and what its filters can be set to. */
export const overviewFields = {
  total: whole({ label: { zh: '总数', en: 'Total' } }),
  acting: whole({ label: { zh: '待我处理', en: 'For me to do' } }),
  due: whole({ label: { zh: '即将截单', en: 'Deadline near' } }),
  byStatus: list(
    group(
      {
        status: code(bookingStatuses, { label: { zh: '状态', en: 'Status' } }),
        count: whole({ label: { zh: '票数', en: 'Bookings' } }),
      },
      { label: { zh: '状态', en: 'Status' } },
    ),
    { label: { zh: '按状态', en: 'By status' } },
  ),
  products: list(choice, { label: { zh: '产品', en: 'Products' } }),
  destinations: list(text({ label: { zh: '目的港', en: 'Destination' }, max: 3 }), {
    label: { zh: '目的港', en: 'Destinations' },
  }),
  creators: list(choice, { label: { zh: '创建人', en: 'Creators' } }),
};

export const bookingNoField = text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 });

/** The caller's bookings, the last changed first unless told; the count's `notFound` names the pasted numbers that match nothing. */
export const bookingApi = recordsApi({
  forCustomer: ['detail'],
  path: '/omsapi/booking',
  access: 'booking:view',
  called: { zh: '订舱', one: 'a booking', many: 'bookings' },
  of: booking,
  filter: bookingFilter,
  sorts: bookingSorts,
  overview: { answer: group(overviewFields, { label: { zh: '订舱概况', en: 'Overview' } }) },
  exported: { access: 'export:data', query: chosen },
  by: { no: bookingNoField },
  detail: bookingDetailAnswer,
  history: historyAnswer,
});

/**
 * What the form chooses from: the organisation's products with how they weigh what departs on a day, today where that is not
 * known yet, and the sales companies.
 */
export const bookingChoices = endpoint('GET /omsapi/booking/choices', {
  access: 'booking:view',
  forCustomer: true,
  title: { zh: '订舱选项', en: 'Choices of a booking' },
  query: { departs: optional(date({ label: { zh: '起飞日期', en: 'Day of departure' } })) },
  answer: group(
    {
      products: list(
        group(
          {
            product: text({ label: { zh: '产品', en: 'Product' }, max: 60 }),
            productEn: text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60 }),
            mode: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
            countries: countriesServed(),
            weighings: productWeighings,
          },
          { label: { zh: '产品', en: 'Product' } },
        ),
        { label: { zh: '产品', en: 'Products' } },
      ),
      salesCompanies: list(choice, { label: { zh: '销售公司', en: 'Sales companies' } }),
    },
    { label: { zh: '订舱选项', en: 'Choices' } },
  ),
});

/** What goes along with its cargo to the warehouse, in both languages on one sheet. */
export const bookingDeliveryNote = endpoint('GET /omsapi/booking/delivery-note', {
  access: 'booking:view',
  title: { zh: '打印送仓单', en: 'Delivery note of a booking as PDF' },
  query: { no: bookingNoField },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
