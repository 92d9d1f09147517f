import { shownFlightNo } from '../checks/flight-no.ts';
import { shownNumber } from '../checks/tracked-number.ts';
import { stages } from '../codes/stage.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, decimal, flag, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const classifiers = codeTable('event classifier', {
  PLN: { zh: '计划', en: 'Planned' },
  EST: { zh: '预计', en: 'Estimated' },
  ACT: { zh: '实际', en: 'Actual' },
});

export type Classifier = CodeOf<typeof classifiers>;

export const eventSources = codeTable('event source', {
  operator: { zh: '人工录入', en: 'Entered by staff' },
  import: { zh: '导入', en: 'Import' },
  system: { zh: '系统', en: 'System' },
  carrier: { zh: '承运人报文', en: 'Carrier message' },
});

export type ToldBy = CodeOf<typeof eventSources>;

/** Something that happened, or is expected, to a shipment. `zone` is the IANA zone of the place it happens in. */
export const shipmentEvent = resource(
  'shipment event',
  { zh: '物流节点', en: 'Milestone' },
  {
    code: text({ label: { zh: '节点代码', en: 'Event code' }, max: 24, places: ['detail'] }),
    stage: optional(code(stages, { label: { zh: '阶段', en: 'Stage' }, places: ['detail'] })),
    classifier: code(classifiers, { label: { zh: '类型', en: 'Classifier' }, places: ['detail'] }),
    occurredAt: instant({ label: { zh: '时间', en: 'Time' }, places: ['detail'] }),
    zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40, places: ['detail'] }),
    dayOnly: flag({ label: { zh: '仅日期', en: 'Day only' }, places: ['detail'] }),
    place: optional(text({ ...texts.place, places: ['detail'] })),
    flightOrVessel: optional(
      text({
        label: { zh: '航班/船名', en: 'Flight or vessel' },
        max: 60,
        shown: shownFlightNo,
        places: ['detail'],
      }),
    ),
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' }, places: ['detail'] })),
    weight: optional(decimal({ ...figures.weight, places: ['detail'] })),
    /** The one of the order's parcels that it happened to, by its number. */
    parcel: optional(text({ ...texts.parcel, shown: shownNumber, places: ['detail'] })),
    noteZh: optional(text({ ...texts.noteZh, places: ['detail'] })),
    noteEn: optional(text({ ...texts.noteEn, places: ['detail'] })),
    source: code(eventSources, { label: { zh: '来源', en: 'Source' }, places: ['detail'] }),
  },
);
