import { compact } from '../checks/verdict.ts';
import { timeZones } from '../codes/time-zone.ts';
import { figures } from '../facts/figures.ts';
import { recordSubject } from '../imports/record.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, optional, text } from '../kernel/field.ts';
import { localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { dispositionField, dispositionNote, dispositionPieces } from './entry.codes.ts';

const written: Place[] = ['import'];

/** A row of a workbook of dispositions: what customs said of one entry. */
const importedDisposition = resource(
  'disposition row',
  { zh: '海关处置', en: 'Disposition' },
  {
    number: text({
      label: { zh: '报关单号或清关单号', en: 'Entry or file no.' },
      max: 20,
      plain: compact,
      places: written,
    }),
    code: { ...dispositionField, places: written },
    at: text({
      label: { zh: '当地时间', en: 'Local time' },
      max: 30,
      rule: {
        test: (typed) => /T/.test(localTimeTyped(typed) ?? ''),
        says: { zh: '日期和时间，例如 2026-11-20 14:30', en: 'a day and time, e.g. 2026-11-20 14:30' },
      },
      places: written,
    }),
    zone: optional(code(timeZones, { label: { zh: '时区', en: 'Time zone' }, places: written })),
    quantity: optional(
      decimal({
        label: dispositionPieces.label,
        scale: 0,
        min: '0',
        max: `${figures.pieces.max}`,
        places: written,
      }),
    ),
    note: optional({ ...dispositionNote, places: written }),
  },
);

/** What customs said of entries as something that is imported, by staff. */
export const dispositionSubject = recordSubject({
  of: importedDisposition,
  name: 'dispositions',
  path: '/opsapi/entries/imports',
  access: 'op:entry',
  label: { zh: '海关处置', en: 'Dispositions' },
  one: { zh: '海关处置', en: 'disposition' },
  sameBy: ['number', 'code', 'at', 'zone', 'quantity'],
  alsoCalled: {
    number: ['报关单号', '清关单号', 'Entry number', 'Entry no.', 'Entry', 'Entry file no.'],
    code: ['处置代码', '代码', '状态', 'Disposition code', 'Code', 'Status'],
    at: ['时间', '处置时间', 'Time', 'Date and time', 'Timestamp'],
    quantity: ['数量', 'Quantity', 'Pieces', 'Qty'],
    note: ['备注', 'Remark', 'Remarks', 'Narrative'],
  },
  notes: {
    number: {
      zh: '报关单号（Entry）或本系统的清关单号',
      en: 'Customs’ number of the entry, or our own of its file',
    },
    zone: { zh: '留空按入境口岸的时区', en: 'Blank: by the clocks of the port of entry' },
  },
  stored: { at: (typed) => localTimeTyped(typed) ?? typed },
});
