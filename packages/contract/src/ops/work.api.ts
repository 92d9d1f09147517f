import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, list, text, whole } from '../kernel/field.ts';
import { workQueues } from './work.ts';

/** What waits for this person: the queues he may see, with how much waits in each and how much of it is late. */
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
