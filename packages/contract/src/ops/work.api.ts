import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { resource } from '../kernel/resource.ts';
import { workQueues } from './work.ts';

/** What waits for this person: the queues they may see, with how much waits in each and how much of it is late. */
export const listWork = endpoint('GET /opsapi/work', {
  access: 'op:work:view',
  title: { zh: '待办', en: 'Work list' },
  answer: group(
    {
      team: text({ label: { zh: '团队', en: 'Team' }, max: 200, min: 0 }),
      teamEn: text({ label: { zh: '团队（英文）', en: 'Team, English' }, max: 200, min: 0 }),
      allCustomers: flag({ label: { zh: '全部客户', en: 'All customers' } }),
      customers: whole({ label: { zh: '可见客户数', en: 'Customers in sight' } }),
      queues: list(
        group(
          {
            queue: code(workQueues, { label: { zh: '队列', en: 'Queue' } }),
            waiting: whole({ label: { zh: '待处理', en: 'Waiting' } }),
            late: whole({ label: { zh: '超时', en: 'Late' } }),
          },
          { label: { zh: '队列', en: 'Queue' } },
        ),
        { label: { zh: '队列', en: 'Queues' } },
      ),
    },
    { label: { zh: '待办', en: 'Work list' } },
  ),
});

/** So many of each queue are told: the first page of the console, not its lists. */
export const toldOfQueue = 25;

const waitingEntry = resource(
  'waiting entry',
  { zh: '待办', en: 'Entry' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    queue: code(workQueues, { label: { zh: '队列', en: 'Queue' } }),
    no: text(texts.number),
    whose: text({ ...texts.customer, min: 0 }),
    whoseEn: text({ ...texts.customerEn, min: 0 }),
    since: instant({ label: { zh: '等待自', en: 'Waiting since' } }),
    waitingMinutes: whole({ label: { zh: '等待（工作分钟）', en: 'Waiting, working minutes' } }),
    late: flag({ label: { zh: '超时', en: 'Late' } }),
    overMinutes: optional(
      whole({ label: { zh: '超时（工作分钟）', en: 'Late, working minutes' }, unit: 'min' }),
    ),
  },
);

export const waitingSorts = sortsBy(waitingEntry, 'waitingMinutes', 'since', 'no', 'queue', 'whose');

/** The entries of these queues that have waited longest, the late ones first; in another order, those of each queue that come first by it. */
export const listWaiting = endpoint('GET /opsapi/work/waiting', {
  access: 'op:work:view',
  title: { zh: '等待最久的待办', en: 'What has waited longest' },
  query: { sort: optional(code(waitingSorts, { label: { zh: '排序', en: 'Sort' } })) },
  answer: list(group(waitingEntry.fields, { label: waitingEntry.label }), {
    label: { zh: '待办', en: 'Entries' },
  }),
});
