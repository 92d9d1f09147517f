import { wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import type { DeedsCardProps } from './deed.ts';

/** What the customer's users can have at most, and whether a second factor is asked of them. */
export function GrantedCard({ of: { customer }, onAsk }: DeedsCardProps) {
  const { t, language } = useWords();
  const names = customer.permissions?.map((one) => say(wordOf(permissions, one), language));
  return (
    <Card
      title={t('customers.granted.title')}
      aside={
        may('op:customer:edit') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('granted')}>
            {t('customers.edit')}
          </Button>
        ) : null
      }
    >
      <CheckList
        label={t('customers.granted.title')}
        checks={[
          {
            key: 'granted',
            family: names ? 'work' : 'done',
            text: names
              ? t('customers.granted.some', { count: names.length, names: names.join(t('desk.pause')) })
              : t('customers.granted.all'),
          },
          {
            key: 'totp',
            family: customer.requireTotp ? 'done' : 'void',
            text: t(customer.requireTotp ? 'customers.granted.totp' : 'customers.granted.noTotp'),
          },
        ]}
      />
    </Card>
  );
}
