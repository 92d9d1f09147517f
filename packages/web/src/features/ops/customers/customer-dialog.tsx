import { holdCustomer, saveCustomer, setCustomerStatus } from '@loadline/contract/ops/customer.api';
import type { ReactNode } from 'react';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { CustomerDialogProps, Deed } from './deed.ts';
import { GrantedDialog, LiftDialog, ProductsDialog, QuotaDialog } from './limits-dialogs.tsx';
import { useLegalIdInputs } from './use-legal-id-inputs.ts';
import { ViewAsDialog } from './view-as-dialog.tsx';

const dialogs: Readonly<Record<Deed, (props: CustomerDialogProps) => ReactNode>> = {
  edit: EditDialog,
  status: StatusDialog,
  hold: HoldDialog,
  lift: LiftDialog,
  quota: QuotaDialog,
  products: ProductsDialog,
  granted: GrantedDialog,
  viewAs: ViewAsDialog,
};

/** What is asked before a customer is changed; each deed is one call, felt at the next request of its users. */
export function CustomerDialog({ deed, of, onClose }: Omit<CustomerDialogProps, 'name'> & { deed: Deed }) {
  const { language } = useWords();
  const { code, nameZh, nameEn } = of.customer;
  const Dialog = dialogs[deed];
  return <Dialog of={of} name={`${code} ${inLanguage(language, nameZh, nameEn)}`} onClose={onClose} />;
}

function EditDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const { people } = useOptions(useChoices());
  const legalId = useLegalIdInputs(of.customer);
  const done = useDone();
  return (
    <AskDialog
      title={t('customers.editTitle', { name })}
      size="wide"
      columns="two"
      fields={saveCustomer.body}
      values={of.customer}
      inputs={{ ...legalId, saleId: { options: people }, customerServiceId: { options: people } }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(saveCustomer, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

const { onHold: _onHold, ...holdFields } = holdCustomer.body;

function HoldDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { customer } = useAtOpening(of);
  const { onHold } = customer;
  return (
    <AskDialog
      title={t(onHold ? 'customers.releaseTitle' : 'customers.holdTitle', { name })}
      says={t(onHold ? 'customers.releaseSays' : 'customers.holdSays')}
      submitLabel={t(onHold ? 'customers.release' : 'customers.hold')}
      fields={holdFields}
      values={{ id: customer.id, version: customer.version }}
      onSubmit={(asked) =>
        done(call(holdCustomer, { body: { ...asked, onHold: !onHold }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

const { status: _status, ...statusFields } = setCustomerStatus.body;

function StatusDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { customer } = useAtOpening(of);
  const isActive = customer.status === 'active';
  const status = isActive ? 'inactive' : 'active';
  return (
    <AskDialog
      title={t(isActive ? 'customers.deactivateTitle' : 'customers.activateTitle', { name })}
      says={t(isActive ? 'customers.deactivateSays' : 'customers.activateSays')}
      submitLabel={t(isActive ? 'customers.deactivate' : 'customers.activate')}
      fields={statusFields}
      values={{ id: customer.id, version: customer.version }}
      onSubmit={(asked) => done(call(setCustomerStatus, { body: { ...asked, status }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
