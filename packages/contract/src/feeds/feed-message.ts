import { feedParts } from '../events/feed-reason.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { resource } from '../kernel/resource.ts';

export const feedKinds = codeTable('feed kind', {
  fsu: { zh: 'IATA FSU', en: 'IATA FSU' },
  xfsu: { zh: 'Cargo-XML FSU', en: 'Cargo-XML FSU' },
  dcsa: { zh: 'DCSA T&T', en: 'DCSA T&T' },
});

export type FeedKind = CodeOf<typeof feedKinds>;

/** By which way a message came. */
export const feedWays = codeTable('feed way', {
  http: { zh: '接口', en: 'Machine' },
  upload: { zh: '上传', en: 'Uploaded' },
  paste: { zh: '粘贴', en: 'Pasted' },
});

export type FeedWay = CodeOf<typeof feedWays>;

export const feedStates = codeTable('feed state', {
  RECEIVED: { zh: '已收到', en: 'Received', family: 'wait' },
  APPLIED: { zh: '已入轨迹', en: 'Applied', family: 'done' },
  PARTLY: { zh: '部分入轨迹', en: 'Partly applied', family: 'act' },
  UNMATCHED: { zh: '无匹配订单', en: 'No matching order', family: 'act' },
  UNREADABLE: { zh: '无法读取', en: 'Not readable', family: 'stop' },
});

export type FeedState = CodeOf<typeof feedStates>;

const outcomes = ['APPLIED', 'PARTLY', 'UNMATCHED', 'UNREADABLE'] as const;

/**
 * A message's life. Applying it, at once or once more, is the program's doing; its outcome may change when orders or the
 * program have, in every direction but back to received.
 */
export const feedLifecycle = lifecycle<FeedState>({
  states: feedStates,
  first: 'RECEIVED',
  moves: (['RECEIVED', ...outcomes] as const).flatMap((from) =>
    outcomes.filter((to) => to !== from).map((to) => ({ from, to, by: 'system' as const })),
  ),
});

const seen: Place[] = ['list', 'detail'];
const told: Place[] = [...seen, 'export'];

/** Why a message or a part of it was not applied. */
const reason = group(
  {
    line: whole({ label: { zh: '行', en: 'Line' } }),
    seen: text({ label: { zh: '实为', en: 'Found' }, max: 60, min: 0 }),
    expected: code(feedParts, { label: { zh: '应为', en: 'Expected' } }),
  },
  { label: { zh: '原因', en: 'Reason' } },
);

/** A carrier's message as it came, and what became of it. It is the forwarder's, not a customer's. */
export const feedMessage = resource(
  'feed message',
  { zh: '承运人报文', en: 'Carrier message' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    receivedAt: instant({ label: { zh: '收到时间', en: 'Received' }, places: told }),
    state: code(feedStates, { label: { zh: '状态', en: 'Status' }, places: [...told, 'filter'] }),
    kind: optional(code(feedKinds, { label: { zh: '类型', en: 'Kind' }, places: [...told, 'filter'] })),
    way: code(feedWays, { label: { zh: '来源', en: 'Came by' }, places: [...told, 'filter'] }),
    name: optional(text({ label: { zh: '文件名', en: 'File' }, max: 255, places: told })),
    numbers: list(text(texts.number), {
      label: { zh: '单号', en: 'Numbers' },
      places: told,
    }),
    events: whole({ label: { zh: '读出节点', en: 'Events read' }, places: told }),
    orders: whole({ label: { zh: '匹配订单', en: 'Orders found' }, places: told }),
    reasons: list(reason, { label: { zh: '未采用的原因', en: 'What was not applied' }, places: seen }),
    tries: whole({ label: { zh: '处理次数', en: 'Times applied' }, places: told }),
    receivedBy: optional(text({ label: { zh: '提交人', en: 'Brought by' }, max: 64, places: told })),
  },
);
