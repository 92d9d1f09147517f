import {
  holdCustomer,
  saveCustomer,
  setCustomerStatus,
  setGranted,
  setProducts,
  setQuota,
} from '@loadline/contract/ops/customer.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { CustomerFile } from './customer.ts';
import type { Deed } from './deed.ts';
import { GrantedInput } from './granted-input.tsx';
import { ViewAsDialog } from './view-as-dialog.tsx';

interface CustomerDialogProps {
  of: CustomerFile;
  deed: Deed;
  onClose: () => void;
}

const { onHold: _onHold, ...holdFields } = holdCustomer.body;
const { status: _status, ...statusFields } = setCustomerStatus.body;

/** What is asked before a customer is changed; each deed is one call, felt at the next request of its users. */
export function CustomerDialog({ of, deed, onClose }: CustomerDialogProps) {
  const { t, language } = useWords();
  const { people, products } = useOptions(useChoices());
  const done = useDone();
  const { customer } = of;
  const { id, version, onHold, status } = customer;
  const name = `${customer.code} ${language === 'en' ? customer.nameEn : customer.nameZh}`;
  const shared = { onClose, submitLabel: t('resource.form.save') };
  switch (deed) {
    case 'edit':
      return (
        <AskDialog
          {...shared}
          title={t('customers.editTitle', { name })}
          size="wide"
          columns="two"
          fields={saveCustomer.body}
          values={customer}
          inputs={{ saleId: { options: people }, customerServiceId: { options: people } }}
          onSubmit={(body) => done(call(saveCustomer, { body, refusal: 'in place' }))}
        />
      );
    case 'hold':
      return (
        <AskDialog
          {...shared}
          title={t(onHold ? 'customers.releaseTitle' : 'customers.holdTitle', { name })}
          says={t(onHold ? 'customers.releaseSays' : 'customers.holdSays')}
          submitLabel={t(onHold ? 'customers.release' : 'customers.hold')}
          fields={holdFields}
          values={{ id, version }}
          onSubmit={(body) =>
            done(call(holdCustomer, { body: { ...body, onHold: !onHold }, refusal: 'in place' }))
          }
        />
      );
    case 'status':
      return (
        <AskDialog
          {...shared}
          title={t(status === 'active' ? 'customers.deactivateTitle' : 'customers.activateTitle', { name })}
          says={t(status === 'active' ? 'customers.deactivateSays' : 'customers.activateSays')}
          submitLabel={t(status === 'active' ? 'customers.deactivate' : 'customers.activate')}
          fields={statusFields}
          values={{ id, version }}
          onSubmit={(body) => {
            const next = status === 'active' ? 'inactive' : 'active';
            return done(call(setCustomerStatus, { body: { ...body, status: next }, refusal: 'in place' }));
          }}
        />
      );
    case 'quota':
      return (
        <AskDialog
          {...shared}
          title={t('customers.quota.changeTitle', { name })}
          fields={setQuota.body}
          values={customer}
          columns="two"
          onSubmit={(body) => done(call(setQuota, { body, refusal: 'in place' }))}
        />
      );
    case 'products':
      return (
        <AskDialog
          {...shared}
          title={t('customers.products.of', { name })}
          fields={setProducts.body}
          values={{ id, version, products: of.products.map((product) => product.id) }}
          inputs={{ products: { options: products } }}
          onSubmit={(body) => done(call(setProducts, { body, refusal: 'in place' }))}
        />
      );
    case 'granted':
      return (
        <AskDialog
          {...shared}
          title={t('customers.granted.of', { name })}
          says={t('customers.granted.says')}
          size="wide"
          fields={setGranted.body}
          values={customer}
          inputs={{ permissions: { input: (control) => <GrantedInput {...control} />, span: 'whole' } }}
          onSubmit={(body) => done(call(setGranted, { body, refusal: 'in place' }))}
        />
      );
    case 'viewAs':
      return <ViewAsDialog orgId={id} name={name} onClose={onClose} />;
  }
}
