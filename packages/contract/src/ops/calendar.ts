import { both } from '../kernel/both.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, date, id, instant, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import type { CalendarDay } from '../kernel/working-time.ts';
import { calendarOf } from '../kernel/working-time.ts';

export const calendarKinds = codeTable('kind of calendar day', {
  off: { zh: '休息', en: 'Day off' },
  working: { zh: '调休上班', en: 'Make-up working day' },
});

export const holidayRegions = codeTable('holiday region', {
  CN: { zh: '中国', en: 'China' },
  US: { zh: '美国', en: 'United States' },
  EU: { zh: '欧盟', en: 'European Union' },
});

export type HolidayRegion = CodeOf<typeof holidayRegions>;

const calendarRegions = codeTable('calendar region', {
  ...holidayRegions.codes,
  own: { zh: '本公司', en: 'Our own' },
});

const written: Place[] = ['list', 'create', 'update'];

/** A day on which the forwarder works otherwise than every week. Whatever its region, it counts. */
export const calendarDay = resource(
  'calendarDay',
  { zh: '工作日历', en: 'Working calendar' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    date: date({ label: { zh: '日期', en: 'Date' }, places: written }),
    kind: code(calendarKinds, { label: { zh: '类型', en: 'Kind' }, places: written }),
    region: code(calendarRegions, { label: { zh: '地区', en: 'Region' }, places: written }),
    ...both('name', { label: { zh: '名称', en: 'Name' }, max: 60, places: written }),
    updatedAt: instant({ label: { zh: '修改时间', en: 'Changed' }, places: ['list'] }),
  },
);

export type CalendarEntry = ValuesOf<typeof calendarDay.fields>;

/** What is wrong with a day; undefined when nothing is. */
export function kindFlaw(one: CalendarDay): Text | undefined {
  return one.kind === 'working' && calendarOf([one]).length === 0
    ? { zh: '调休上班日应为周六或周日', en: 'a make-up working day is a Saturday or Sunday' }
    : undefined;
}
