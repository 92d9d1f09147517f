import { baseCurrency } from '@loadline/contract/bills/exchange-rate';
import type { LedgerAccount } from '@loadline/contract/bills/ledger.codes';
import type { moveAccount } from '@loadline/contract/bills/money-receipt.api';
import { exceeds, negative } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lockCustomer } from '../ops/companies.public.ts';
import { freeOn, post } from './ledger.commands.ts';
import type { Balances } from './ledger.queries.ts';
import { balancesIn, chinaDay, requireServed } from './ledger.queries.ts';

type Moved = BodyOf<typeof moveAccount>;

interface Way {
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  readonly action: string;
}

/** Which accounts each move goes between. */
const ways: Readonly<Record<Moved['move'], Way>> = {
  freeze: { debit: 'unfrozen', credit: 'frozen', action: 'frozen' },
  release: { debit: 'frozen', credit: 'unfrozen', action: 'unfrozen' },
  bondIn: { debit: 'customer', credit: 'bond', action: 'bond-in' },
  bondOut: { debit: 'bond', credit: 'customer', action: 'bond-out' },
};

/** Freezes a part of an account, or moves it into the bond, and back: never more than stands there. */
export function moveOnAccount(
  staff: Database,
  viewer: Viewer,
  { orgId, move, amount, reason }: Moved,
): Promise<Balances> {
  return staff.inTransaction(viewer, async (tx) => {
    await requireServed(tx, orgId);
    await lockCustomer(tx, orgId);
    const { debit, credit, action } = ways[move];
    const most =
      debit === 'unfrozen' ? null : await freeOn(tx, { orgId, account: debit, currency: baseCurrency });
    if (most !== null && exceeds(amount, most)) throw new Problem('accountTooLow', { most });
    const taken = negative(amount);
    await post(tx, {
      orgId,
      kind: move,
      day: await chinaDay(tx),
      note: reason,
      postings: [
        { account: debit, currency: baseCurrency, amount, base: amount },
        { account: credit, currency: baseCurrency, amount: taken, base: taken },
      ],
    });
    const changes = { amount: `${amount} ${baseCurrency}`, reason };
    await audit(tx, { action, subject: 'balance', subjectId: orgId, orgId, changes });
    return balancesIn(tx, orgId);
  });
}
