import type { Text } from '../kernel/text.ts';

/** The readable pages of the programming interface. Words in `backticks` are code. */
export const docsTexts = {
  title: { zh: '衡线编程接口', en: 'Loadline API' },
  lede: {
    zh: '把订单、轨迹、文件、订舱和账单接到您自己的系统里：HTTPS 上的 JSON，每次调用都有类型。',
    en: 'Orders, tracking, documents, bookings and bills in your own system: JSON over HTTPS, with types for every call.',
  },
  otherLanguage: { zh: 'English', en: '中文' },
  contents: { zh: '目录', en: 'Contents' },
  skip: { zh: '跳到正文', en: 'Skip to the content' },
  start: { zh: '开始', en: 'Getting started' },
  things: { zh: '最先做的十件事', en: 'Ten things to do first' },
  reference: { zh: '全部调用', en: 'All calls' },
  desk: { zh: '员工端调用', en: 'Calls of the desk' },
  deskLede: {
    zh: '货代员工的调用，需要员工端权限；客户的密钥调用不了。',
    en: 'Calls of the forwarder’s staff. They need rights of the desk; no key of a customer reaches them.',
  },
  program: { zh: '客户端程序', en: 'Client package' },
  commands: { zh: '命令行', en: 'curl' },
  answer: { zh: '答案', en: 'Answer' },
  answerAbbreviated: { zh: '答案（节选）', en: 'Answer, abbreviated' },
  received: { zh: '收到的内容', en: 'What is received' },
  query: { zh: '地址参数', en: 'Query' },
  body: { zh: '正文（JSON）', en: 'Body (JSON)' },
  form: { zh: '表单', en: 'Form' },
  example: { zh: '示例', en: 'Example' },
  access: { zh: '权限', en: 'Needs' },
  field: { zh: '字段', en: 'Field' },
  type: { zh: '类型', en: 'Type' },
  meaning: { zh: '含义', en: 'Meaning' },
  required: { zh: '必填', en: 'required' },
  fields: { zh: '{count} 个字段', en: '{count} fields' },
  codes: { zh: '{count} 个代码', en: '{count} codes' },
  calls: { zh: '{count} 个调用', en: '{count} calls' },
  file: { zh: '文件', en: 'A file' },
  openApi: { zh: 'OpenAPI 描述', en: 'OpenAPI description' },
  signedIn: { zh: '任何有效密钥', en: 'any key' },
  public: { zh: '不需要密钥', en: 'no key needed' },
} as const satisfies Record<string, Text>;

/** What values of each kind are called. */
export const docsKinds = {
  text: { zh: '文本', en: 'text' },
  secret: { zh: '密文', en: 'secret' },
  id: { zh: 'UUID', en: 'UUID' },
  whole: { zh: '整数', en: 'whole number' },
  decimal: { zh: '十进制文本', en: 'decimal as text' },
  date: { zh: '日期', en: 'day' },
  instant: { zh: '时刻（UTC）', en: 'moment (UTC)' },
  flag: { zh: '是 / 否', en: 'true or false' },
  code: { zh: '代码', en: 'code' },
  group: { zh: '对象', en: 'object' },
  list: { zh: '列表', en: 'list' },
} as const satisfies Record<string, Text>;

interface Section {
  readonly title: Text;
  readonly text: readonly Text[];
}

/** What is to be known before the first call. `{perMinute}` is filled by the installation. */
export const docsStart = {
  key: {
    title: { zh: '密钥', en: 'The key' },
    text: [
      {
        zh: '在客户中心的 接口与回调（`/my?part=api`）里新建密钥，勾选它需要的权限。密钥只显示一次，请存入您的密码库。`ll_live_` 开头的用于正式数据，`ll_test_` 开头的属于测试公司。',
        en: 'Make a key in the customer centre under API keys and webhooks (`/my?part=api`) and tick the permissions that it needs. It is shown once: keep it in your vault. `ll_live_` begins a key for real data, `ll_test_` one of a test organisation.',
      },
      {
        zh: '每次调用都带上 `Authorization: Bearer <密钥>`。密钥只放在服务器上，不要放进网页或手机应用。',
        en: 'Every call carries `Authorization: Bearer <key>`. A key belongs on a server, never in a web page or an app.',
      },
    ],
  },
  first: {
    title: { zh: '第一次调用', en: 'The first call' },
    text: [
      {
        zh: '本页的示例读取两个环境变量：`LOADLINE_ADDRESS` 是本站地址，`LOADLINE_KEY` 是密钥。JavaScript 与 TypeScript 用客户端程序 `@loadline/client`（Node 20 以上，无依赖），其他语言直接用 HTTP，或由 `/openapi.json` 生成。',
        en: 'The examples read two variables: `LOADLINE_ADDRESS` is the address of this site, `LOADLINE_KEY` the key. JavaScript and TypeScript have `@loadline/client` (Node 20 or later, no dependency); other languages speak HTTP or generate from `/openapi.json`.',
      },
    ],
  },
  errors: {
    title: { zh: '答案与拒绝', en: 'Answers and refusals' },
    text: [
      {
        zh: '每个 JSON 答案是 `{ code, message, data }`。`code` 为 200 才是成功；为 -1 时 HTTP 状态也是 200，表示业务上不允许；其余与 HTTP 状态相同。`message` 用 `Accept-Language` 要求的语言（`zh-CN` 或 `en`）。',
        en: 'Every JSON answer is `{ code, message, data }`. Only `code` 200 is success; -1 comes with HTTP status 200 and says that the business forbids it; any other equals the HTTP status. `message` is in the language of `Accept-Language` (`zh-CN` or `en`).',
      },
      {
        zh: '400：`data` 逐个字段说明 `{ path, label, says }`。401：密钥无效或已停用。403：缺少权限。404：没有，或不属于您的公司。409：已被他人修改，重新读取后再试。',
        en: '400: `data` names each field, `{ path, label, says }`. 401: the key is wrong or revoked. 403: a permission is missing. 404: not there, or not of your company. 409: somebody changed it meanwhile; read it again.',
      },
    ],
  },
  limits: {
    title: { zh: '频率限制', en: 'Limits' },
    text: [
      {
        zh: '每分钟最多 {perMinute} 次调用。超出答 429，忙时答 503，都带 `Retry-After`（秒）；等到那时再试。客户端程序自动这样做，最多试 4 次。',
        en: 'Up to {perMinute} calls a minute. More is answered with 429, and a busy moment with 503; both carry `Retry-After` in seconds: wait that long. The client package does, up to 4 tries.',
      },
    ],
  },
  once: {
    title: { zh: '重复提交只做一次', en: 'Doing it once' },
    text: [
      {
        zh: 'POST 带上 `Idempotency-Key`（8 至 255 个字母、数字、`-`、`_`）：同一个值重发，得到第一次的答案，不会重复写入；内容不同则答 422。没有收到答案时，用同一个值再发。',
        en: 'Send `Idempotency-Key` with a POST (8 to 255 letters, digits, `-`, `_`): the same one again gives the first answer and writes nothing twice; with another body it is answered with 422. Where no answer came, send it again under the same key.',
      },
    ],
  },
  paging: {
    title: { zh: '分页', en: 'Paging' },
    text: [
      {
        zh: '列表答 `{ rows, next }`。把 `next` 作为 `after` 再问，得到下一页；`next` 为 null 即到末尾。`size` 默认 50，最多 200。同一参数可写多次：`status=WH_IN&status=WH_OUT`。',
        en: 'A list answers `{ rows, next }`. Ask again with `next` as `after` for the following page; null says that it was the last. `size` is 50 unless told, 200 at most. A parameter with several values is repeated: `status=WH_IN&status=WH_OUT`.',
      },
    ],
  },
  values: {
    title: { zh: '时间与数值', en: 'Time and decimals' },
    text: [
      {
        zh: '时刻是 UTC 的 ISO 8601（`2026-11-02T10:00:00.000Z`），旁边的 `zone` 是当地时区；日期是 `YYYY-MM-DD`，不带时区，不要换算。',
        en: 'Moments are ISO 8601 in UTC (`2026-11-02T10:00:00.000Z`), with the place’s own zone beside them as `zone`. Days are `YYYY-MM-DD` without a zone: never shift them.',
      },
      {
        zh: '重量、体积、金额是文本（`"120.500"`），一位不差。不要转成浮点数。缺少的值是 null。答案里可能多出新字段，请忽略不认识的。',
        en: 'Weights, volumes and amounts are texts (`"120.500"`), so that no digit is lost: no floating point. What is missing is null. Answers may gain fields; pass over those you do not know.',
      },
    ],
  },
} as const satisfies Record<string, Section>;
