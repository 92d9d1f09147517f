import { shownFlightNo } from '../checks/flight-no.ts';
import { knownPlaces } from '../codes/place.ts';
import { stages } from '../codes/stage.ts';
import { weightUnits } from '../freight/weight-basis.ts';
import type { CodeOf, CodeTable } from '../kernel/code.ts';
import { codeTable, isCode, wordOf } from '../kernel/code.ts';
import type { Language, Said, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';

/** A fact that the text of a notice may name as `{place}`. */
interface NoticeWord {
  readonly label: Text;
  /** What a preview shows in its place. */
  readonly sample: Text;
  /** The codes it is one of; any other text is said as it is. */
  readonly table?: CodeTable;
}

function word(zh: string, en: string, sample: Text | string, table?: CodeTable): NoticeWord {
  const shown = typeof sample === 'string' ? { zh: sample, en: sample } : sample;
  return { label: { zh, en }, sample: shown, ...(table && { table }) };
}

/** How something was decided. */
export const noticeDecisions = codeTable('notice decision', {
  accepted: { zh: '已受理', en: 'Accepted' },
  returned: { zh: '已退回', en: 'Returned' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  refused: { zh: '未通过', en: 'Refused' },
  split: { zh: '已拆分', en: 'Split' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
  amended: { zh: '变更已处理', en: 'Amendment decided' },
  on: { zh: '已冻结', en: 'On hold' },
  off: { zh: '已解除', en: 'Released' },
  approved: { zh: '已批准', en: 'Approved' },
  suspended: { zh: '已停用', en: 'Suspended' },
  resumed: { zh: '恢复使用', en: 'In force again' },
  answered: { zh: '已答复', en: 'Answered' },
  invoiced: { zh: '已开票', en: 'Invoiced' },
  sent: { zh: '已发送', en: 'Sent' },
  credited: { zh: '已冲减', en: 'Credited' },
  rejected: { zh: '已驳回', en: 'Rejected' },
});

/** What became of an exception sheet. */
export const noticeDeeds = codeTable('notice deed', {
  opened: { zh: '新开', en: 'Opened' },
  replied: { zh: '有新回复', en: 'New reply' },
  waiting: { zh: '待您处理', en: 'Waiting for you' },
  resolved: { zh: '已解决', en: 'Resolved' },
  closed: { zh: '已关闭', en: 'Closed' },
  reopened: { zh: '重新打开', en: 'Reopened' },
});

/** After these an exception asks for nothing any more. */
export const settledDeeds: readonly CodeOf<typeof noticeDeeds>[] = ['resolved', 'closed'];

/** What became of a flight. */
export const flightChanges = codeTable('flight change', {
  cancelled: { zh: '航班取消', en: 'Flight cancelled' },
  reopened: { zh: '航班恢复', en: 'Flight flies after all' },
  rescheduled: { zh: '时刻调整', en: 'Times changed' },
  moved: { zh: '改配航班', en: 'Put on another flight' },
});

/**
 * Every fact by name. A caller gives codes, days `2026-11-21` and instants in ISO 8601 (told in the IANA zone that stands
 * beside them as `zone`, else in Beijing's); a text of its own in both languages as `reasonZh` and `reasonEn`.
 */
const words = {
  number: word('单号', 'Number', 'SO261121K7M2Q9TDX'),
  place: word('地点', 'Place', wordOf(knownPlaces, 'LAX'), knownPlaces),
  stage: word('节点', 'Milestone', stages.codes.DEPARTED, stages),
  time: word('时间', 'Time', '2026-11-21 08:40 GMT+8'),
  flight: word('航班 / 船名', 'Flight or vessel', 'QY 4402'),
  pieces: word('件数', 'Pieces', '120'),
  signedBy: word('签收人', 'Signed by', 'M. Reyes'),
  change: word('变动', 'Change', flightChanges.codes.cancelled, flightChanges),
  bookings: word('订舱票数', 'Bookings', '3'),
  next: word('有舱位的航班', 'Flights with room', 'QY 4404 2026-11-22 08:40 / QY 4406 2026-11-23 08:40'),
  eta: word('预计到达', 'ETA', '2026-11-30'),
  from: word('原时间', 'Before', '2026-11-23'),
  to: word('新时间', 'Now', '2026-11-22'),
  bookedPieces: word('订舱件数', 'Booked pieces', '50'),
  receivedPieces: word('实收件数', 'Received pieces', '53'),
  bookedWeight: word('订舱毛重', 'Booked weight', '1288.0'),
  receivedWeight: word('实收毛重', 'Received weight', '1330.5'),
  weightBefore: word('原计费重', 'Chargeable weight before', '1351.0'),
  weightNow: word('现计费重', 'Chargeable weight now', '1322.5'),
  weightUnit: word('计费单位', 'Charged in', weightUnits.codes.kg, weightUnits),
  decision: word('结果', 'Decision', noticeDecisions.codes.accepted, noticeDecisions),
  reason: word('原因', 'Reason', { zh: '缺少装箱单', en: 'The packing list is missing' }),
  orders: word('订单数', 'Orders', '2'),
  sheets: word('异常单数', 'Exception sheets', '2'),
  declarations: word('报关单数', 'Declarations', '2'),
  numbers: word('订单号', 'Order nos.', 'SO261121K7M2Q9TDX, SO261121K7M2Q9TDY'),
  deed: word('进展', 'What happened', noticeDeeds.codes.replied, noticeDeeds),
  kind: word('类型', 'Kind', { zh: '件数不符', en: 'Pieces differ' }),
  by: word('处理人', 'By', { zh: '周见山', en: 'Zhou Jianshan' }),
  said: word('内容', 'Text', {
    zh: '请确认装箱单第 3 行件数',
    en: 'Please confirm the pieces of packing list row 3',
  }),
  due: word('截止时间', 'Due', '2026-11-21 18:00 GMT+8'),
  missing: word('缺少的资料', 'Missing documents', { zh: '报关单', en: 'Customs declaration' }),
  amount: word('金额', 'Amount', 'USD 1,788.22'),
  username: word('用户名', 'User name', 'lin.zhixia'),
  device: word('设备', 'Device', 'Chrome, Windows'),
  address: word('IP 地址', 'IP address', '203.0.113.7'),
  link: word('链接', 'Link', 'https://portal.example/orderDetail?no=SO261121K7M2Q9TDX'),
} as const satisfies Record<string, NoticeWord>;

export type NoticeWordName = keyof typeof words;

export const noticeWords: Readonly<Record<string, NoticeWord>> = words;

/** What was given for a notice, as it is said in one language: by name, what is not known as an empty text. */
export function saidWords(
  names: readonly string[],
  given: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, saidWord(name, given, language)]));
}

function saidWord(name: string, given: Readonly<Record<string, string>>, language: Language): string {
  const own = given[`${name}${language === 'en' ? 'En' : 'Zh'}`];
  const value = own ?? given[name] ?? given[`${name}Zh`] ?? given[`${name}En`] ?? '';
  const table = noticeWords[name]?.table;
  if (table && isCode(table, value)) return say(wordOf(table, value), language);
  // A vessel is no flight number and stays as it is.
  if (name === 'flight') return value.replace(/^\S+/, shownFlightNo);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) ? zonedTime(value, given['zone']) : value;
}

/** `2026-11-21 08:40 GMT+8`, by the clocks of an IANA zone. */
function zonedTime(instant: string, zone = 'Asia/Shanghai'): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, timeZoneName } = parts;
  return `${year}-${month}-${day} ${hour}:${minute} ${timeZoneName}`;
}

/** The names that stand as `{name}` in a text, each once. */
export function placesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))];
}

/**
 * A text with its `{name}` places filled. A line, or a part of it between middle dots, of whose names none is known goes:
 * so one text serves whoever knows more and whoever knows less.
 */
export function filled(text: string, values: Said): string {
  const lines = text.split('\n').flatMap((line) => {
    const parts = line.split(' · ').filter((part) => isSaid(part, values));
    return parts.length === 0 ? [] : [parts.join(' · ')];
  });
  const whole = say({ zh: lines.join('\n'), en: lines.join('\n') }, 'en', values);
  return whole
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same as one sentence of an SMS: a middle dot is no sign of its plain alphabet and would double its price. */
export function filledSms(text: string, values: Said, language: Language): string {
  return filled(text, values).replaceAll(' · ', language === 'en' ? ', ' : '，');
}

function isSaid(part: string, values: Said): boolean {
  const names = placesIn(part);
  return names.length === 0 || names.some((name) => values[name] !== '');
}
