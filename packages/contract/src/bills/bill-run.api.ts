import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { bill, billNo } from './bill.ts';
import { companyCode } from './bill-desk.api.ts';

const access = 'op:finance';

const runStates = codeTable('bill run state', {
  RUNNING: { zh: '进行中', en: 'Running', family: 'work' },
  DONE: { zh: '已完成', en: 'Done', family: 'done' },
});

export const billRunFields = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  upTo: date({ label: { zh: '费用截至', en: 'Fees up to' } }),
  billDate: bill.fields.billDate,
  issues: flag({ label: { zh: '直接开出', en: 'Issue at once' } }),
  state: code(runStates, { label: { zh: '批次状态', en: 'State of the run' } }),
  customers: whole({ label: { zh: '客户数', en: 'Customers' } }),
  done: whole({ label: { zh: '已处理客户', en: 'Customers done' } }),
  made: whole({ label: { zh: '已生成账单', en: 'Bills made' } }),
  issued: whole({ label: { zh: '已开出账单', en: 'Bills issued' } }),
  endedAt: optional(instant({ label: { zh: '出账完成时间', en: 'Run ended' } })),
  /** What stayed a draft, and why. */
  left: list(
    group(
      {
        billNo,
        whyZh: text({ label: { zh: '未开出原因', en: 'Why not issued, Chinese' }, max: 300 }),
        whyEn: text({ label: { zh: '未开出原因（英文）', en: 'Why not issued' }, max: 300 }),
      },
      { label: { zh: '未开出', en: 'Not issued' } },
    ),
    { label: { zh: '未开出', en: 'Not issued' }, max: 10_000 },
  ),
};

export const billRun = group(billRunFields, { label: { zh: '批量出账', en: 'Bills of a month' } });

/** Bills what is checked up to a day, by customer, company and currency. What is billed already stays; a second run makes nothing. */
export const runBills = endpoint('POST /opsapi/bills/month', {
  access,
  title: { zh: '批量出账', en: 'Bill a month' },
  body: {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    upTo: billRunFields.upTo,
    billDate: bill.fields.billDate,
    companyCode,
    issues: billRunFields.issues,
  },
  answer: billRun,
});

/** The last run of whoever asks, none yet as an empty list. */
export const lastRun = endpoint('GET /opsapi/bills/month', {
  access,
  title: { zh: '批量出账进度', en: 'How a run of bills is going' },
  answer: list(billRun, { label: billRun.label, max: 1 }),
});
