import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list } from '../kernel/field.ts';
import { savedFields } from '../kernel/listing.ts';
import { pick } from '../kernel/resource.ts';
import { calendarDay, holidayRegions } from './calendar.ts';
import { holidayYears } from './public-holidays.ts';

const access = 'op:forwarder:edit';
const { label } = calendarDay;
const max = 2_000;
const all = list(group(calendarDay.fields, { label }), { label, max });

export const listCalendar = endpoint('GET /opsapi/calendar', {
  access,
  title: { zh: '工作日历', en: 'Working calendar' },
  answer: all,
});

/** A new day without a version. Gives the calendar; the clocks of open exception sheets follow. */
export const saveCalendarDay = endpoint('POST /opsapi/calendar/save', {
  access,
  title: { zh: '保存日历中的一天', en: 'Save a day of the calendar' },
  body: savedFields(calendarDay),
  answer: all,
});

export const deleteCalendarDay = endpoint('POST /opsapi/calendar/delete', {
  access,
  title: { zh: '删除日历中的一天', en: 'Delete a day of the calendar' },
  body: { id: id({ label: calendarDay.fields.id.label }), version: versionField },
  answer: all,
});

/** Adds the public holidays of a region and year; days that are there stay as they are. */
export const addHolidays = endpoint('POST /opsapi/calendar/holidays', {
  access,
  title: { zh: '添加法定节假日', en: 'Add public holidays' },
  body: {
    region: code(holidayRegions, { label: { zh: '地区', en: 'Region' } }),
    year: code(holidayYears, { label: { zh: '年份', en: 'Year' } }),
  },
  answer: all,
});

/** The days on which the forwarder works otherwise than every week, for clocks that run in the browser. */
export const workingCalendar = endpoint('GET /omsapi/calendar', {
  access: 'signed-in',
  title: { zh: '休息日与调休日', en: 'Days off and make-up days' },
  answer: list(group(pick(calendarDay, 'date', 'kind'), { label }), { label, max }),
});
