import type { Text } from '../kernel/text.ts';

/** A reply that is often needed, in both languages. `{number}`, `{action}` and `{due}` are filled from the sheet. */
export interface SheetTemplate {
  readonly name: Text;
  readonly body: Text;
}

export const sheetTemplates: readonly SheetTemplate[] = [
  {
    name: { zh: '已受理', en: 'Taken up' },
    body: {
      zh: '您好，{number} 的异常我们已受理，正在核实，有进展第一时间在这里回复您。',
      en: 'Hello, we have taken up the exception on {number} and are checking it. We will answer here as soon as we know more.',
    },
  },
  {
    name: { zh: '请补资料', en: 'Documents needed' },
    body: {
      zh: '{number} 需要您：{action}。请在 {due} 前上传，逾期可能影响后续操作。',
      en: 'For {number} we need from you: {action}. Please upload it before {due}; later it may hold up the shipment.',
    },
  },
  {
    name: { zh: '查验说明', en: 'Customs inspection' },
    body: {
      zh: '海关已对 {number} 下达查验，我们已安排现场人员配合。查验时间由海关确定，产生的费用以凭证为准。',
      en: 'Customs has ordered an inspection of {number}. Our people on site are assisting. Customs sets the time; costs are charged against vouchers.',
    },
  },
  {
    name: { zh: '航班拉货', en: 'Offloaded' },
    body: {
      zh: '{number} 因航司舱位调整被拉货，我们正在改配最近的航班，确定后更新预计到达时间。',
      en: 'The airline offloaded {number}. We are rebooking it on the next flight and will update the ETA as soon as it is confirmed.',
    },
  },
  {
    name: { zh: '已解决，请确认', en: 'Solved, please confirm' },
    body: {
      zh: '{number} 的异常已处理完毕。如仍有问题，请在 7 天内点“未解决”，我们继续跟进。',
      en: 'The exception on {number} is solved. If anything is still wrong, press “Not solved” within 7 days and we go on.',
    },
  },
];
