import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, text, whole } from '../kernel/field.ts';
import { workQueues } from './work.ts';

/** What waits for this person: the queues he may see, with how much waits in each and how much of it is late. */
export const listWork = endpoint('GET /opsapi/work', {
  access: 'op:work:view',
  title: { zh: '待办', en: 'Work list' },
  answer: group(
    {
      team: text({ label: { zh: '团队与数据范围', en: 'Team and scope' }, max: 200, min: 0 }),
      teamEn: text({
        label: { zh: '团队与数据范围（英文）', en: 'Team and scope, English' },
        max: 200,
        min: 0,
      }),
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
