import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import { resource } from '../kernel/resource.ts';
import { orderChangeFields } from './order-changes.ts';

export const requestKinds = codeTable('order request kind', {
  amend: { zh: '改单申请', en: 'Amendment' },
  cancel: { zh: '取消申请', en: 'Cancellation' },
});

export type RequestKind = CodeOf<typeof requestKinds>;

export const requestStates = codeTable('order request state', {
  PENDING: { zh: '待处理', en: 'Pending', family: 'act' },
  ACCEPTED: { zh: '已接受', en: 'Accepted', family: 'done' },
  REFUSED: { zh: '已拒绝', en: 'Refused', family: 'stop' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', family: 'void' },
});

export type RequestState = CodeOf<typeof requestStates>;

/** Staff decide, the one who asked may take it back; decided is decided. */
export const requestLifecycle = lifecycle<RequestState>({
  states: requestStates,
  first: 'PENDING',
  moves: [
    { from: 'PENDING', to: 'ACCEPTED', by: 'op:order:edit' },
    { from: 'PENDING', to: 'REFUSED', by: 'op:order:edit' },
    { from: 'PENDING', to: 'WITHDRAWN', by: 'order:edit' },
  ],
});

/** What a customer asked to have changed on an order that is locked for them, or to have it cancelled. */
export const orderRequest = resource(
  'order request',
  { zh: '改单与取消申请', en: 'Order request' },
  {
    requestId: id({ label: { zh: '编号', en: 'Id' } }),
    kind: code(requestKinds, { label: { zh: '类别', en: 'Kind' }, places: ['detail'] }),
    state: code(requestStates, { label: { zh: '状态', en: 'Status' }, places: ['detail'] }),
    reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500, places: ['detail'] }),
    changes: list(group(orderChangeFields, { label: { zh: '差异', en: 'Difference' } }), {
      label: { zh: '差异', en: 'Differences' },
      max: 5_000,
    }),
    askedBy: text({ label: { zh: '申请人', en: 'Asked by' }, max: 64, min: 0, places: ['detail'] }),
    askedAt: instant({ label: { zh: '申请时间', en: 'Asked' }, places: ['detail'] }),
    decidedAt: optional(instant({ label: { zh: '处理时间', en: 'Decided' }, places: ['detail'] })),
    answer: optional(text({ label: { zh: '答复', en: 'Answer' }, max: 500, places: ['detail'] })),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
  },
);

/** What is missing when a request is refused without an answer. */
export const requestAnswerMissing = {
  path: 'answer',
  label: { zh: '答复', en: 'Answer' },
  says: { zh: '拒绝时须填写原因', en: 'is needed to refuse a request' },
};

/** The same for staff, with who decided. */
export const deskRequestFields = {
  ...orderRequest.fields,
  decidedBy: optional(text({ label: { zh: '处理人', en: 'Decided by' }, max: 64, min: 0 })),
};
