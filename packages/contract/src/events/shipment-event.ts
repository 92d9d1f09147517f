import { shownFlightNo } from '../checks/flight-no.ts';
import { stages } from '../codes/stage.ts';
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
    place: optional(text({ label: { zh: '地点', en: 'Place' }, max: 100, places: ['detail'] })),
    flightOrVessel: optional(
      text({
        label: { zh: '航班/船名', en: 'Flight or vessel' },
        max: 60,
        shown: shownFlightNo,
        places: ['detail'],
      }),
    ),
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' }, places: ['detail'] })),
    weight: optional(
      decimal({ label: { zh: '重量', en: 'Weight' }, scale: 3, unit: 'KG', places: ['detail'] }),
    ),
    noteZh: optional(
      text({ label: { zh: '说明（中文）', en: 'Note, Chinese' }, max: 300, places: ['detail'] }),
    ),
    noteEn: optional(
      text({ label: { zh: '说明（英文）', en: 'Note, English' }, max: 300, places: ['detail'] }),
    ),
    source: code(eventSources, { label: { zh: '来源', en: 'Source' }, places: ['detail'] }),
  },
);
