import { airports } from '../codes/airport.ts';
import { transports } from '../codes/transport.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { counted, pageOf, paging, sortsOf } from '../kernel/listing.ts';
import { positions } from './booking.codes.ts';
import { bookingStatuses } from './booking.status.ts';
import { booking } from './booking.ts';
import { bookingDetailAnswer, weighing } from './booking-detail.ts';

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
  /** Not booked yet, and the deadline passes within a day. */
  due: optional(flag({ label: { zh: '即将截单', en: 'Deadline within a day' } })),
  unverified: optional(flag({ label: { zh: '航班未核实', en: 'Flight unverified' } })),
  flightFrom: optional(date({ label: { zh: '航班日期起', en: 'Flights from' } })),
  flightTo: optional(date({ label: { zh: '航班日期止', en: 'Flights to' } })),
  createdFrom: optional(date({ label: { zh: '创建日期起', en: 'Created from' } })),
  createdTo: optional(date({ label: { zh: '创建日期止', en: 'Created to' } })),
};

const bookingSorts = sortsOf(booking);
export const bookingSort = optional(code(bookingSorts, { label: { zh: '排序', en: 'Sort' } }));

/** A page of the caller's bookings, the last changed first unless told. */
export const listBookings = endpoint('GET /omsapi/booking', {
  access: 'booking:view',
  title: { zh: '订舱列表', en: 'List bookings' },
  query: { ...bookingFilter, sort: bookingSort, ...paging },
  answer: pageOf(booking),
});

/** How many a filter finds; `notFound` names the pasted numbers that match nothing. */
export const countBookings = endpoint('GET /omsapi/booking/count', {
  access: 'booking:view',
  title: { zh: '订舱计数', en: 'Count bookings' },
  query: bookingFilter,
  answer: counted,
});

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
  due: whole({ label: { zh: '即将截单', en: 'Deadline within a day' } }),
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

export const bookingOverview = endpoint('GET /omsapi/booking/overview', {
  access: 'booking:view',
  title: { zh: '订舱概况', en: 'Booking overview' },
  answer: group(overviewFields, { label: { zh: '订舱概况', en: 'Overview' } }),
});

export const exportQuery = {
  ...bookingFilter,
  sort: bookingSort,
  ids: optional(list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '所选', en: 'Chosen' } })),
  columns: optional(
    list(text({ label: { zh: '列', en: 'Column' }, max: 40 }), {
      label: { zh: '列', en: 'Columns' },
      max: 40,
    }),
  ),
};

export const exportBookings = endpoint('GET /omsapi/booking/export', {
  access: 'export:data',
  title: { zh: '导出订舱', en: 'Export bookings' },
  query: exportQuery,
  answer: xlsxFile,
  deadline: 120_000,
});

export const bookingNoField = text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 });

/** Everything about one booking, by its number. */
export const bookingDetail = endpoint('GET /omsapi/booking/detail', {
  access: 'booking:view',
  title: { zh: '订舱详情', en: 'Booking' },
  query: { no: bookingNoField },
  answer: bookingDetailAnswer,
});

export const bookingHistory = endpoint('GET /omsapi/booking/history', {
  access: 'booking:view',
  title: { zh: '订舱历史', en: 'History of a booking' },
  query: { no: bookingNoField },
  answer: historyAnswer,
});

/** What the form chooses from: the organisation's products with how they weigh, receiving warehouses, sales companies. */
export const bookingChoices = endpoint('GET /omsapi/booking/choices', {
  access: 'booking:view',
  title: { zh: '订舱选项', en: 'Choices of a booking' },
  answer: group(
    {
      products: list(
        group(
          {
            product: text({ label: { zh: '产品', en: 'Product' }, max: 60 }),
            productEn: text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60 }),
            mode: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
            weighing,
          },
          { label: { zh: '产品', en: 'Product' } },
        ),
        { label: { zh: '产品', en: 'Products' } },
      ),
      warehouses: list(choice, { label: { zh: '收货仓', en: 'Receiving warehouses' } }),
      salesCompanies: list(choice, { label: { zh: '销售公司', en: 'Sales companies' } }),
    },
    { label: { zh: '订舱选项', en: 'Choices' } },
  ),
});
