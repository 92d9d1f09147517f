import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Card } from '../../../ui/card.tsx';
import { EnterLink } from './enter-link.tsx';
import './entering.css';

const entered = [
  ['order', 'opsEnterOrder', 'plus'],
  ['orders', 'opsImportOrders', 'upload'],
  ['trust', 'opsEnterTrust', 'file'],
  ['booking', 'opsEnterBooking', 'plane'],
  ['labels', 'opsImportLabels', 'image'],
] as const;

/** What staff can enter for a customer, on the customer's page. */
export function EnterForCard({ customer }: { customer: { id: string; status: string } }) {
  const { t } = useWords();
  if (customer.status !== 'active' || !may('op:for-customer')) return null;
  return (
    <Card title={t('entering.card')}>
      <div className="enter-for">
        {entered.map(([kind, page, icon]) => (
          <EnterLink key={kind} page={page} icon={icon} customer={customer.id} size="small">
            {t(`entering.kind.${kind}`)}
          </EnterLink>
        ))}
      </div>
    </Card>
  );
}
