import { setGranted, setProducts, setQuota } from '@loadline/contract/ops/customer.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { CustomerDialogProps } from './deed.ts';
import { GrantedInput } from './granted-input.tsx';

/** How much credit. */
export function QuotaDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('customers.quota.changeTitle', { name })}
      fields={setQuota.body}
      values={of.customer}
      columns="two"
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(setQuota, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

/** Which products. */
export function ProductsDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const { products } = useOptions(useChoices());
  const done = useDone();
  const { id, version } = of.customer;
  return (
    <AskDialog
      title={t('customers.products.of', { name })}
      fields={setProducts.body}
      values={{ id, version, products: of.products.map((product) => product.id) }}
      inputs={{ products: { options: products } }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(setProducts, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

/** Which rights at most, and whether a second factor is demanded. */
export function GrantedDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('customers.granted.of', { name })}
      says={t('customers.granted.says')}
      size="wide"
      fields={setGranted.body}
      values={of.customer}
      inputs={{ permissions: { input: (control) => <GrantedInput {...control} />, span: 'whole' } }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(setGranted, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
