import { endpoint } from '../kernel/endpoint.ts';
import { group, whole } from '../kernel/field.ts';

/** How many of the viewer's sheets are open, and how many of these wait for the customer himself. */
export const sheetOverview = endpoint('GET /omsapi/exceptions/overview', {
  access: 'order:view',
  title: { zh: '异常单概况', en: 'Overview of exception sheets' },
  answer: group(
    {
      open: whole({ label: { zh: '未解决', en: 'Open' } }),
      waiting: whole({ label: { zh: '待我反馈', en: 'Waiting for the customer' } }),
    },
    { label: { zh: '异常单概况', en: 'Overview' } },
  ),
});
