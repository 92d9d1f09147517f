import type { CodeOf } from '../kernel/code.ts';
import { codeTable, isCode, wordOf } from '../kernel/code.ts';
import type { Language } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';

/** What a carrier's message should have had in a place. */
export const feedParts = codeTable('feed part', {
  header: { zh: 'FSU/版本号，例如 FSU/12', en: 'FSU/version, e.g. FSU/12' },
  consignment: {
    zh: '运单号、起运站、目的站与件重，例如 999-12345675PVGLAX/T50K1200.5',
    en: 'air waybill, origin, destination and quantity, e.g. 999-12345675PVGLAX/T50K1200.5',
  },
  waybillDigit: { zh: '校验位正确的运单号', en: 'an air waybill whose check digit is right' },
  containerDigit: { zh: '校验位正确的箱号', en: 'a container number whose check digit is right' },
  status: {
    zh: '状态代码（BKD RCS DEP ARR RCF NFD DLV …）加“/”',
    en: 'a status code (BKD RCS DEP ARR RCF NFD DLV …) and a slash',
  },
  knownCode: {
    zh: '已知的状态代码（货物的轨迹中已按原文记录，仅员工可见）',
    en: 'a status code that is known (its shipment has it in the carrier’s words, for staff only)',
  },
  flight: { zh: '航班号，例如 CA1057', en: 'a flight, e.g. CA1057' },
  carrier: { zh: '承运人代码，例如 CA', en: 'a carrier, e.g. CA' },
  day: { zh: '日期，例如 20NOV', en: 'a day, e.g. 20NOV' },
  moment: { zh: '日期与时间，例如 20NOV1430', en: 'a day and time, e.g. 20NOV1430' },
  leg: { zh: '起降机场，例如 PVGLAX', en: 'the two airports of the flight, e.g. PVGLAX' },
  airport: { zh: '机场三字代码，例如 LAX', en: 'an airport, e.g. LAX' },
  knownAirport: {
    zh: '已知时区的机场（可联系管理员补充）',
    en: 'an airport whose time zone is known (an administrator can add it)',
  },
  quantity: { zh: '件数与重量，例如 T50K1200.5', en: 'pieces and weight, e.g. T50K1200.5' },
  discrepancy: {
    zh: '异常代码（OFLD MSCA FDCA OVCD SSPD …）',
    en: 'a discrepancy (OFLD MSCA FDCA OVCD SSPD …)',
  },
  xml: { zh: '格式正确的XML，不含DTD和实体', en: 'well-formed XML without a DTD or entities' },
  xmlRoot: { zh: '根元素 StatusMessage', en: 'the root element StatusMessage' },
  xmlWaybill: {
    zh: 'MasterConsignment/TransportContractDocument/ID 中的运单号',
    en: 'the air waybill in MasterConsignment/TransportContractDocument/ID',
  },
  xmlRoute: {
    zh: 'OriginLocation/ID 与 FinalDestinationLocation/ID',
    en: 'OriginLocation/ID and FinalDestinationLocation/ID',
  },
  xmlReason: {
    zh: 'ReportedStatus/ReasonCode 中的状态代码',
    en: 'a status code in ReportedStatus/ReasonCode',
  },
  xmlTime: {
    zh: '带日期时间的发生时间，例如 2026-11-20T14:30:00',
    en: 'the time of occurrence, e.g. 2026-11-20T14:30:00',
  },
  json: { zh: '格式正确的JSON', en: 'well-formed JSON' },
  dcsaEvent: {
    zh: 'eventType 为 TRANSPORT、EQUIPMENT 或 SHIPMENT',
    en: 'an eventType of TRANSPORT, EQUIPMENT or SHIPMENT',
  },
  dcsaCode: {
    zh: '该类事件的类型代码，例如 transportEventTypeCode DEPA',
    en: 'the type code of the event, e.g. transportEventTypeCode DEPA',
  },
  dcsaClassifier: {
    zh: 'eventClassifierCode：PLN、EST 或 ACT',
    en: 'an eventClassifierCode of PLN, EST or ACT',
  },
  dcsaTime: {
    zh: '带时差的 eventDateTime，例如 2026-11-20T14:30:00+08:00',
    en: 'an eventDateTime with its offset, e.g. 2026-11-20T14:30:00+08:00',
  },
  dcsaNumber: {
    zh: '箱号、提单号或订舱号',
    en: 'a container, bill of lading or booking number',
  },
  past: {
    zh: '已经发生的事件：实际时间不晚于收到报文的次日',
    en: 'something that has happened: its time is not ahead of the message',
  },
  thisTime: { zh: '当前十年内的日期（请核对年份）', en: 'a day of these years (check the year)' },
  order: { zh: '系统内有该单号的订单', en: 'an order with this number' },
  message: {
    zh: 'FSU 电文、Cargo-XML StatusMessage 或 DCSA JSON',
    en: 'an FSU message, a Cargo-XML StatusMessage or DCSA JSON',
  },
  moreReasons: {
    zh: '更少的无法读取之处（仅列出前 200 处）',
    en: 'fewer unreadable lines: only the first 200 are told',
  },
  moreEvents: { zh: '每条报文不超过 500 个事件', en: 'at most 500 events in a message' },
});

export type FeedPart = CodeOf<typeof feedParts>;

/** Why a message, or a line of it, could not be taken: what stood there and what should have. */
export interface FeedReason {
  /** Line of the message, from 1; of JSON the event, from 1; 0 for the whole message. */
  readonly line: number;
  /** The text that stood there, cut to 60 characters; empty when nothing did. */
  readonly seen: string;
  readonly expected: FeedPart;
}

const sentences = {
  line: {
    zh: '第 {line} 行：需要{expected}，实为“{seen}”',
    en: 'Line {line}: expected {expected}, found “{seen}”',
  },
  lineEnds: { zh: '第 {line} 行：缺少{expected}', en: 'Line {line}: {expected} is missing' },
  whole: { zh: '需要{expected}，实为“{seen}”', en: 'Expected {expected}, found “{seen}”' },
  wholeEnds: { zh: '缺少{expected}', en: 'Missing: {expected}' },
} as const;

/** A reason in words. */
export function sayFeedReason(
  { line, seen, expected }: { readonly line: number; readonly seen: string; readonly expected: string },
  language: Language,
): string {
  const place = line > 0 ? 'line' : 'whole';
  const sentence = sentences[seen === '' ? (`${place}Ends` as const) : place];
  const part = isCode(feedParts, expected) ? say(wordOf(feedParts, expected), language) : expected;
  return say(sentence, language, { line, seen, expected: part });
}
