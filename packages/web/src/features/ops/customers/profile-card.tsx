import { customerRecord } from '@loadline/contract/ops/customer';
import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceDetail, useFacts } from '../../../resource/resource-detail.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FactList } from '../../../ui/fact-strip.tsx';
import { named } from '../named.ts';
import { RevealDialog } from '../reveal-dialog.tsx';
import type { DeedsCardProps } from './deed.ts';

const left = [
  'nameZh',
  'nameEn',
  'accountType',
  'legalName',
  'legalIdKind',
  'legalId',
  'country',
  'address',
  'phone',
];
const right = ['sale', 'customerService', 'users', 'orders', 'createdAt', 'payDays', 'remark'];

/** The customer's facts; what staff keep about it can be edited, its identity number is shown masked. */
export function ProfileCard({ of: { customer, teams }, onAsk }: DeedsCardProps) {
  const { t, language } = useWords();
  const [isRevealing, setIsRevealing] = useState(false);
  const mayReveal = may('op:personal:reveal') && customer.accountType === 'personal';
  const { fields } = customerRecord;
  const facts = useFacts({ fields, keys: right, record: customer });
  const own = teams.map((team) => named(team, language)).join(t('desk.comma')) || t('customers.noTeam');
  const legalId = (
    <>
      {customer.legalId}{' '}
      <Button look="text" size="small" icon="eye" onClick={() => setIsRevealing(true)}>
        {t('reveal.open')}
      </Button>
    </>
  );
  const instead = mayReveal && !isMissing(customer.legalId) ? { legalId } : {};
  return (
    <Card
      title={t('customers.profile')}
      aside={
        may('op:customer:edit') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('edit')}>
            {t('customers.edit')}
          </Button>
        ) : null
      }
    >
      <div className="customer-facts">
        <ResourceDetail fields={fields} keys={left} record={customer} instead={instead} />
        <FactList facts={[...facts, { key: 'teams', label: t('customers.teams'), value: own }]} />
      </div>
      {isRevealing ? (
        <RevealDialog subject="customer" id={customer.id} onClose={() => setIsRevealing(false)} />
      ) : null}
    </Card>
  );
}
