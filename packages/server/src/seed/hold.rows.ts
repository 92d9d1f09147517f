import type { Clerk } from './accounts.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

const words = {
  payment: ['上月账单逾期，付清后出仓', '财务已电话催款两次，客户答应周五付'],
  customs: ['海关布控查验，等待放行', '查验费约 USD 480，先由我司垫付'],
  docs: ['缺少商业发票，请补传', '业务已提醒客户，暂不通知仓库'],
} as const;

/** What holds an order now, or has held it on its way. The second note is for colleagues. */
export function holdRows(
  { journey, chance, onHold }: Shipment,
  { orgId }: Owner,
  clerk: Clerk,
  at: number,
  id: string,
) {
  const { status, statusAt, reached } = journey;
  const [arrivedAt, clearedAt] = [journey.at[6], journey.at[7]];
  const held = (reason: keyof typeof words, placedAt: Date, liftedAt: Date | null) => ({
    org_id: orgId,
    hold_id: chance.id(placedAt),
    order_id: id,
    reason,
    note: words[reason][0],
    internal_note: words[reason][1],
    placed_by: clerk.userId,
    placed_at: placedAt,
    lifted_by: liftedAt && clerk.userId,
    lifted_at: liftedAt,
    lift_note: liftedAt && '海关已放行',
  });
  if (onHold) {
    const reason = status === 'WH_IN' ? 'payment' : status === 'IN_CLEARANCE' ? 'customs' : 'docs';
    return [held(reason, hoursAfter(statusAt, 0.05), null)];
  }
  return at % 40 === 7 && reached > 6 && arrivedAt && clearedAt
    ? [held('customs', hoursAfter(arrivedAt, 2), clearedAt)]
    : [];
}

/** What staff note about held orders, in a table that no customer reads. */
export function noteRows({ onHold, id }: Shipment, { orgId }: Owner, clerk: Clerk, now: Date) {
  if (!onHold) return [];
  return [
    {
      org_id: orgId,
      order_id: id,
      staff_note: '大客户，放行前请先知会业务',
      cost_note: '干线成本 4.85 USD/kg，含燃油',
      updated_by: clerk.userId,
      updated_at: now,
    },
  ];
}
