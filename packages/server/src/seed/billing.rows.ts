import { issuedOf } from './bill.rows.ts';
import { chargedOrders, demoBills } from './bills.seed.ts';
import type { Charging } from './charge.rows.ts';
import { chargesOf, costRows, ordersToCharge } from './charge.rows.ts';
import { tookBack } from './credit.rows.ts';
import type { Posted } from './ledger.rows.ts';
import { hoursAfter } from './local-hours.ts';

/** Charges of the demo, the bills that they are on, and what these posted. */
export function billRows(charging: Charging) {
  const { now, clerk } = charging;
  const take = ordersToCharge(charging);
  const bills = demoBills.map((bill) => {
    const [first, ...others] = take(bill, bill.ago);
    const lines = first ? chargesOf(first, bill.byHand, charging) : [];
    const all = [...lines, ...others.flatMap((order) => chargesOf(order, undefined, charging))];
    return issuedOf(bill, first?.team.orgId ?? '', all, charging);
  });
  const open = chargedOrders.flatMap((one) =>
    take(one, 0).flatMap((order, at) =>
      chargesOf(order, at === 0 ? one.byHand : undefined, charging).map((charge) => ({
        ...charge,
        checked_at: one.checked ? hoursAfter(now, -0.5) : null,
        checked_by: one.checked ? clerk.userId : null,
      })),
    ),
  );
  const voided = bills.flatMap((one) => (one.bill.voided ? [tookBack(one, one.bill.voided, charging)] : []));
  const charge = [...bills.flatMap(({ lines }) => lines), ...voided.flatMap(({ lines }) => lines), ...open];
  const entries: Posted[] = [...bills.map(({ entry }) => entry), ...voided.map(({ entry }) => entry)];
  return {
    bill: [...bills.map(({ row }) => row), ...voided.flatMap(({ rows }) => rows)],
    charge,
    charge_cost: costRows(charge, charging),
    entries,
    issued: bills.map(({ issued }) => issued),
    audit: [...bills.flatMap(({ audit }) => audit), ...voided.flatMap(({ audit }) => audit)],
  };
}
