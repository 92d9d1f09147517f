import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ListLink } from '../../../resource/list-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { inLanguage } from '../named.ts';
import { CustomerState } from './customer-state.tsx';
import type { DeedsCardProps } from './deed.ts';

/** Who it is, how it stands, and what can be done with it as a whole. */
export function CustomerHead({ of: { customer }, onAsk }: DeedsCardProps) {
  const { t, language } = useWords();
  const name = inLanguage(language, customer.nameZh, customer.nameEn);
  const isActive = customer.status === 'active';
  return (
    <PageTitle
      trailLabel={t('customers.trail')}
      trail={[
        { key: 'list', node: <ListLink page="opsCustomers">{t('customers.title')}</ListLink> },
        { key: 'here', node: customer.code },
      ]}
      title={name}
      beside={<CustomerState {...customer} />}
      facts={customer.code}
      actions={
        <>
          {may('op:customer:edit') ? (
            <Button look={isActive ? 'danger' : 'secondary'} onClick={() => onAsk('status')}>
              {t(isActive ? 'customers.deactivate' : 'customers.activate')}
            </Button>
          ) : null}
          {may('op:customer:hold') ? (
            <Button onClick={() => onAsk('hold')}>
              {t(customer.onHold ? 'customers.release' : 'customers.hold')}
            </Button>
          ) : null}
          {may('op:customer:view-as') ? (
            <Button
              icon="eye"
              refused={isActive ? undefined : t('customers.viewAs.inactive')}
              onClick={() => onAsk('viewAs')}
            >
              {t('customers.viewAs.open')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
