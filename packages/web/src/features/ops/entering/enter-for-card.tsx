import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import './entering.css';

const entered = [['order', 'opsEnterOrder']] as const;

/** What staff can enter for a customer, on the customer's page. */
export function EnterForCard({ customer }: { customer: { id: string; status: string } }) {
  const { t } = useWords();
  if (customer.status !== 'active' || !may('op:for-customer')) return null;
  return (
    <Card title={t('entering.card')}>
      <p className="enter-for">
        {entered.map(([kind, page]) => (
          <PageLink
            key={kind}
            page={page}
            query={{ customer: customer.id }}
            className={buttonClass('secondary', 'small')}
          >
            {t(`entering.kind.${kind}`)}
          </PageLink>
        ))}
      </p>
    </Card>
  );
}
