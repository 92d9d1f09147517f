import demoAccounts from '../../../../examples/demo-accounts.json' with { type: 'json' };
import { onDayAgo } from './bill.rows.ts';
import { chanceOf } from './chance.ts';
import { idOf } from './demo-id.ts';
import { chinaDayAgo } from './exchange.rows.ts';
import { orNone } from './or-none.ts';

interface Asking {
  /** The organisations of the large customer and of the small one. */
  readonly large: string;
  readonly small: string;
  readonly now: Date;
}

/** The large customer owes for longer than allowed and may go on meanwhile; for the small one another quota waits to be approved. */
export function creditRows({ large, small, now }: Asking) {
  const lifted = {
    ...asked('lift', { orgId: large, at: onDayAgo(now, 9, '11:05'), now }),
    state: 'APPROVED',
    until: orNone<string>(chinaDayAgo(now, -45)),
    reason:
      '年度合同客户，尾款走其集团审批，承诺下月付清 Annual contract; the rest is being approved within their group',
    decided_by: orNone<string>(idOf('op.admin', now)),
    decided_who: orNone<string>(nameOf('op.admin')),
    decided_at: orNone<Date>(onDayAgo(now, 9, '15:30')),
    version: 2,
  };
  const wanted = {
    ...asked('quota', { orgId: small, at: onDayAgo(now, 1, '16:40'), now }),
    quota: orNone<string>('50000.00'),
    quota_currency: orNone<string>('CNY'),
    reason: '旺季货量翻倍，付款一向准时 Twice the cargo in peak season; has always paid in time',
  };
  return [lifted, wanted];
}

interface Asked {
  readonly orgId: string;
  readonly at: Date;
  readonly now: Date;
}

function asked(kind: string, { orgId, at, now }: Asked) {
  return {
    org_id: orgId,
    id: chanceOf(`credit ${kind}`).id(at),
    no: `SX${chinaDayAgo(at, 0).slice(2).replaceAll('-', '')}0001`,
    kind,
    state: 'REQUESTED',
    until: orNone<string>(null),
    quota: orNone<string>(null),
    quota_currency: orNone<string>(null),
    asked_who: nameOf('op.finance'),
    created_by: idOf('op.finance', now),
    created_at: at,
    decided_by: orNone<string>(null),
    decided_who: orNone<string>(null),
    decided_at: orNone<Date>(null),
    version: 1,
  };
}

function nameOf(username: string): string {
  return demoAccounts.find((one) => one.username === username)?.name ?? username;
}
