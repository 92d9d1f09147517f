import { codeTable } from '../kernel/code.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { hookCategories } from './hook-type.ts';

/** Why a webhook is told nothing now. */
export const pauseReasons = codeTable('pause of a webhook', {
  failing: { zh: '连续失败 24 小时', en: 'Failed for 24 hours' },
  person: { zh: '手动暂停', en: 'Paused by hand' },
});

export const deliveryStates = codeTable('delivery state', {
  WAITING: { zh: '待投递', en: 'Waiting', family: 'act' },
  DELIVERED: { zh: '已送达', en: 'Delivered', family: 'done' },
  DEAD: { zh: '死信', en: 'Dead letter', family: 'stop' },
});

/** Why a try came to no answer. */
export const deliveryFailures = codeTable('delivery failure', {
  timeout: { zh: '超过 10 秒没有应答', en: 'No answer within 10 seconds' },
  dns: { zh: '域名无法解析', en: 'The name does not resolve' },
  inside: { zh: '地址在内网，未连接', en: 'An address inside a network: not connected' },
  refused: { zh: '无法连接', en: 'No connection' },
  tls: { zh: '证书无效', en: 'The certificate is not valid' },
  broken: { zh: '连接中断', en: 'The connection broke' },
});

/** At most so many in an organisation. */
export const hooksAtMost = 10;

const label = { zh: '回调地址', en: 'Webhook' };

export const webhook = resource('webhook', label, {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  version: whole({ label: { zh: '版本', en: 'Version' } }),
  url: text({
    label: { zh: '回调地址', en: 'Address' },
    max: 500,
    rule: {
      test: (typed) => /^https?:\/\/[^\s/@]+(?:\/\S*)?$/.test(typed) && URL.canParse(typed),
      says: { zh: '如 https://erp.example.com/hooks', en: 'such as https://erp.example.com/hooks' },
    },
  }),
  categories: list(code(hookCategories, { label: { zh: '类别', en: 'Category' } }), {
    label: { zh: '推送类别', en: 'Categories' },
    max: 20,
  }),
  paused: optional(code(pauseReasons, { label: { zh: '暂停', en: 'Paused' } })),
  pausedAt: optional(instant({ label: { zh: '暂停时间', en: 'Paused since' } })),
  failingSince: optional(instant({ label: { zh: '连续失败自', en: 'Failing since' } })),
  madeBy: text({ label: { zh: '创建人', en: 'Created by' }, max: 64, min: 0 }),
  /** Of the last 24 hours. */
  delivered: whole({ label: { zh: '24 小时送达', en: 'Delivered, 24 h' } }),
  failed: whole({ label: { zh: '24 小时失败次数', en: 'Failed tries, 24 h' } }),
  medianMs: optional(whole({ label: { zh: '应答中位数', en: 'Median answer' }, unit: 'ms' })),
  waiting: whole({ label: { zh: '排队', en: 'Waiting' } }),
  dead: whole({ label: { zh: '死信', en: 'Dead letters' } }),
  hours: list(
    group(
      {
        good: whole({ label: { zh: '成功', en: 'Good' } }),
        bad: whole({ label: { zh: '失败', en: 'Bad' } }),
      },
      { label: { zh: '每小时', en: 'Hour' } },
    ),
    { label: { zh: '近 24 小时', en: 'Last 24 hours' }, max: 24 },
  ),
});

const attempt = group(
  {
    at: instant({ label: { zh: '时间', en: 'Time' } }),
    status: optional(whole({ label: { zh: '对方应答', en: 'Answer' } })),
    failure: optional(code(deliveryFailures, { label: { zh: '失败原因', en: 'Failure' } })),
    ms: whole({ label: { zh: '用时', en: 'Took' }, unit: 'ms' }),
  },
  { label: { zh: '投递过程', en: 'Tries' } },
);

/** One event told to one address. */
export const delivery = resource(
  'delivery',
  { zh: '投递记录', en: 'Deliveries' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    hookId: id({ label: { zh: '回调编号', en: 'Webhook id' }, places: ['filter'] }),
    url: text({ label: { zh: '回调地址', en: 'Address' }, max: 500 }),
    type: text({ label: { zh: '事件类型', en: 'Event type' }, max: 60, places: ['list', 'search'] }),
    number: text({ label: { zh: '单号', en: 'Number' }, max: 60, min: 0, places: ['list', 'search'] }),
    madeAt: instant({ label: { zh: '发生时间', en: 'Happened' }, places: ['list', 'sort'] }),
    state: code(deliveryStates, { label: { zh: '投递状态', en: 'Delivery' }, places: ['list', 'filter'] }),
    tries: whole({ label: { zh: '次数', en: 'Tries' }, places: ['list'] }),
    status: optional(whole({ label: { zh: '对方应答', en: 'Answer' }, places: ['list'] })),
    failure: optional(code(deliveryFailures, { label: { zh: '失败原因', en: 'Failure' } })),
    ms: optional(whole({ label: { zh: '用时', en: 'Took' }, unit: 'ms' })),
    nextAt: optional(instant({ label: { zh: '下次投递', en: 'Next try' } })),
    /** Earlier events of the same record that are not through yet. */
    behind: flag({ label: { zh: '等前一条', en: 'Waits for an earlier one' } }),
  },
);

/** The same with what was sent and how each try went. */
export const deliveryDetail = {
  ...delivery.fields,
  body: text({ label: { zh: '内容', en: 'Body' }, max: 20_000 }),
  signature: text({ label: { zh: '签名', en: 'Signature' }, max: 300 }),
  timestamp: text({ label: { zh: '时间戳', en: 'Timestamp' }, max: 20 }),
  after: whole({ label: { zh: '排在后面的事件', en: 'Events that wait behind it' } }),
  attempts: list(attempt, { label: { zh: '投递过程', en: 'Tries' }, max: 100 }),
};
