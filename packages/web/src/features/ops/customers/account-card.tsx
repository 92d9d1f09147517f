import { balances } from '@loadline/contract/bills/ledger';
import { customerBalances } from '@loadline/contract/bills/ledger.api';
import { accountMoves, moveAccount } from '@loadline/contract/bills/money-receipt.api';
import { type CodeOf, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { StatementButton } from '../../../shared/bills/statement-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-strip.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';

type Move = CodeOf<typeof accountMoves>;

const { amount, reason } = moveAccount.body;
const shown = ['account', 'quota', 'issuedUnpaid', 'disputed', 'frozen', 'available', 'bond'] as const;

/** What a customer has with the forwarder, and what may be moved of it. */
export function AccountCard({ orgId }: { orgId: string }) {
  const { t, language } = useWords();
  const [move, setMove] = useState<Move>();
  const { data } = useQuery(asking(customerBalances, { orgId }));
  return (
    <Card title={t('customers.account.title')} aside={<StatementButton orgId={orgId} size="small" />}>
      {data ? (
        <FactList
          facts={shown.map((key) => ({
            key,
            label: say(balances[key].label, language),
            value: <Amount orgId={orgId} of={key} amount={data[key]} />,
            unit: 'CNY',
          }))}
        />
      ) : null}
      <p className="customer-moves">
        {codesOf(accountMoves).map((one) => (
          <Button key={one} look="text" size="small" onClick={() => setMove(one)}>
            {say(wordOf(accountMoves, one), language)}
          </Button>
        ))}
      </p>
      {move ? <MoveDialog orgId={orgId} move={move} onClose={() => setMove(undefined)} /> : null}
    </Card>
  );
}

/** By the figure: what its entries are called. */
const behind: Readonly<Partial<Record<(typeof shown)[number], string>>> = {
  account: 'account',
  issuedUnpaid: 'owed',
  frozen: 'frozen',
  bond: 'bond',
};

interface AmountProps {
  orgId: string;
  of: (typeof shown)[number];
  amount: string | null;
}

/** A figure, leading to the entries behind it where it is a sum of some. */
function Amount({ orgId, of, amount: sum }: AmountProps) {
  const figure = behind[of];
  const says = sum === null ? missing : moneyText(sum);
  return figure === undefined ? (
    says
  ) : (
    <PageLink page="opsLedger" query={{ orgId, figure }}>
      {says}
    </PageLink>
  );
}

function MoveDialog({ orgId, move, onClose }: { orgId: string; move: Move; onClose: () => void }) {
  const { language } = useWords();
  const done = useDone();
  const said = say(wordOf(accountMoves, move), language);
  return (
    <AskDialog
      title={said}
      fields={{ amount, reason }}
      submitLabel={said}
      onSubmit={(given) => done(call(moveAccount, { body: { orgId, move, ...given }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
