import type { Text } from '../kernel/text.ts';

interface Thing {
  readonly title: Text;
  readonly about: Text;
}

/** What developers of customers do first, in this order. Programs, commands and answers: packages/client/examples. */
export const docsThings = {
  who: {
    title: { zh: '检查密钥：我是谁', en: 'Check the key: who am I' },
    about: {
      zh: '先做这一步。答案里是密钥所属的公司和它的权限（permissions）；没有列出的权限，相应的调用会以 403 拒绝。',
      en: 'Do this first. The answer names the company that the key belongs to and its permissions; a call that needs another one is refused with 403.',
    },
  },
  track: {
    title: { zh: '按单号查轨迹', en: 'Track a shipment by its number' },
    about: {
      zh: '一次最多 20 个单号：订单号、参考号、FBA 号、主单、提单或柜号。查不到的和未公开的都列在 notFound。',
      en: 'Up to 20 numbers at once: order, reference or FBA number, waybill, bill of lading or container. What is unknown and what is not public are both named in notFound.',
    },
  },
  changed: {
    title: { zh: '列出上次之后变化的订单', en: 'List orders that changed since the last look' },
    about: {
      zh: '按 statusDate 倒序逐页读取，读到比上次更早的一条就停。用命令行时，$NEXT 是上一页答案里的 next；为 null 表示没有下一页。需要立即知道时请用回调，不必轮询。',
      en: 'Read page by page with the latest change first, and stop at the first order that is older than your last look. In the commands, $NEXT is next of the answer before; null says that there is no further page. To know at once, take webhooks instead of asking again and again.',
    },
  },
  read: {
    title: { zh: '读一票订单及其节点', en: 'Read an order with its events' },
    about: {
      zh: '当事人、货品、箱规、节点（events）、文件都在里面。classifier：PLN 计划、EST 预计、ACT 实际。',
      en: 'Parties, goods, cartons, events and files in one answer. classifier says whether an event is planned (PLN), estimated (EST) or actual (ACT).',
    },
  },
  trust: {
    title: { zh: '下委托单', en: 'Create a trust order' },
    about: {
      zh: '先建草稿（make），再写入内容（save），最后提交（submit）。草稿可以不完整；提交时缺什么，拒绝里逐个字段说明。$ID 与 $VERSION 来自前一个答案。',
      en: 'Make a draft, save what it holds, submit it. A draft may be incomplete; what is missing when it is submitted is named field by field in the refusal. $ID and $VERSION are those of the answer before.',
    },
  },
  upload: {
    title: { zh: '给委托单上传文件', en: 'Upload a document to it' },
    about: {
      zh: '表单只有一个字段 file，其余写在地址里。type 是文件类型，例如 CI 商业发票、PL 装箱单。以文件内容识别格式，而不是文件名。',
      en: 'The form has the one field file; the rest stands in the address. type is the kind of document, such as CI for a commercial invoice and PL for a packing list. What a file is by its content counts, not its name.',
    },
  },
  import: {
    title: { zh: '用表格导入订单', en: 'Import orders from a workbook' },
    about: {
      zh: '上传后先检查：有错的行不会写入，可下载标了错误的原表。确认（commit）后在后台写入，读 detail 直到 state 不再是 COMMITTING。',
      en: 'The workbook is checked first: rows with errors are not written, and the same workbook can be downloaded with its errors marked. After commit it is written in the background: read detail until state is no longer COMMITTING.',
    },
  },
  book: {
    title: { zh: '订舱并读取答复', en: 'Book a flight and read the answer' },
    about: {
      zh: '航班列表给出剩余的公斤和立方。提交时占舱；超出则拒绝，并给出剩余量。status 29 为待确认，31 为已订舱，30 为已拒绝，reason 是原因。',
      en: 'The list of flights says how many kilograms and cubic metres are left. Submitting takes the room; more than is left is refused with what there is. status 29 waits for the answer, 31 is booked, 30 is refused with its reason.',
    },
  },
  bills: {
    title: { zh: '读账单，下载 PDF', en: 'Read bills and download the PDF' },
    about: {
      zh: '金额是文本，不是浮点数：按十进制计算，每种币别分开合计。',
      en: 'Amounts are texts, not floating point numbers: reckon with decimals, and add up each currency by itself.',
    },
  },
  webhook: {
    title: { zh: '接收回调', en: 'Receive a webhook' },
    about: {
      zh: '先验签，再记下 webhook-id：同一事件重发时 id 不变，处理过的直接答 2xx。10 秒内答复，耗时的工作放到之后做。下面的命令给你自己的接收端发一个签好名的事件。',
      en: 'Check the signature, then remember webhook-id: an event that is sent again has the same one and is answered with 2xx at once. Answer within 10 seconds and do what takes longer afterwards. The commands send a signed event to your own receiver.',
    },
  },
} as const satisfies Record<string, Thing>;
