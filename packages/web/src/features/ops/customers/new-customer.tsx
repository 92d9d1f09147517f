import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { createCustomer } from '@loadline/contract/ops/customer.api';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may, useSignedInUser } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { PasswordLink } from '../password-link.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import { useLegalIdInputs } from './use-legal-id-inputs.ts';

interface NewCustomerProps {
  onLink: (access: PasswordLink) => void;
  onClose: () => void;
}

/** A customer whom the forwarder opens without an application, with its first user. */
export function NewCustomer({ onLink, onClose }: NewCustomerProps) {
  const { t } = useWords();
  const choices = useChoices();
  const { people, customerRoles, products, teams } = useOptions(choices);
  const me = useSignedInUser();
  const legalId = useLegalIdInputs();
  const done = useDone();
  if (!choices) return null;
  const isColleague = choices.people.some(({ id }) => id === me?.userId);
  const open = async (body: BodyOf<typeof createCustomer>) => {
    const { access } = await call(createCustomer, { body, refusal: 'in place' });
    await done(Promise.resolve(), t('customers.create.made', { code: body.code }));
    onLink(access);
  };
  return (
    <AskDialog
      title={t('customers.create.open')}
      says={t('customers.create.says')}
      size="wide"
      columns="two"
      fields={createCustomer.body}
      values={{
        accountType: 'company',
        country: 'CN',
        legalIdKind: 'creditCode',
        roleId:
          choices.roles.find(({ code, category }) => code === 'customerAdmin' && category === '2')?.id ?? '',
        saleId: isColleague ? me?.userId : '',
        customerServiceId: isColleague ? me?.userId : '',
        products: choices.products.map(({ id }) => id),
        quota: '0.00',
        quotaCurrency: 'CNY',
        dataAuthority: 'organisation',
      }}
      inputs={{
        ...legalId,
        roleId: { options: customerRoles },
        saleId: { options: people },
        customerServiceId: { options: people },
        products: { options: products, ...(products.length === 0 && { hint: <NoProduct /> }) },
        teamId: { options: teams, placeholder: t('registrations.approve.anyTeam') },
      }}
      sections={[
        {
          title: t('customers.create.company'),
          keys: [
            'code',
            'accountType',
            'nameZh',
            'nameEn',
            'country',
            'legalIdKind',
            'legalId',
            'phone',
            'address',
          ],
        },
        {
          title: t('customers.create.person'),
          keys: ['userName', 'username', 'mobile', 'email', 'roleId', 'dataAuthority'],
        },
        {
          title: t('customers.create.opening'),
          keys: ['saleId', 'customerServiceId', 'teamId', 'products', 'quota', 'quotaCurrency'],
        },
      ]}
      submitLabel={t('customers.create.submit')}
      onSubmit={open}
      onClose={onClose}
    />
  );
}

/** Nothing can be ordered without a product; what is added later is allowed on the customer's page. */
function NoProduct() {
  const { t } = useWords();
  return (
    <>
      {t('customers.create.noProduct')}{' '}
      {may('op:dictionary:edit') ? (
        <PageLink page="opsDictionaries" query={{ part: 'product', new: '1' }}>
          {t('customers.create.addProduct')}
        </PageLink>
      ) : null}
    </>
  );
}
