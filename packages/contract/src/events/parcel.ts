import { stages } from '../codes/stage.ts';
import { texts } from '../facts/texts.ts';
import { code, flag, group, instant, optional, text } from '../kernel/field.ts';

/** One parcel of the last mile by its carrier's number, and the stage that it alone has come to; null while nothing is known of it alone. */
export const parcel = group(
  {
    number: text(texts.number),
    stage: optional(code(stages, { label: { zh: '阶段', en: 'Stage' } })),
    occurredAt: optional(instant({ label: { zh: '时间', en: 'Time' } })),
    zone: optional(text({ label: { zh: '时区', en: 'Time zone' }, max: 40 })),
    dayOnly: optional(flag({ label: { zh: '仅日期', en: 'Day only' } })),
    place: optional(text(texts.place)),
  },
  { label: { zh: '包裹', en: 'Parcel' } },
);
