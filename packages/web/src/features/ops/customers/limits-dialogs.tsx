import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { setGranted, setProducts, setQuota } from '@loadline/contract/ops/customer.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChipsChoice } from '../../../ui/chips-choice.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { CustomerDialogProps } from './deed.ts';

/** What a customer can be granted: never a right of the forwarder's people. */
const grantable = codesOf(permissions).filter((permission) => !isStaffPermission(permission));

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

/** Everything, also what is added later; or what is chosen here. */
function GrantedInput({ value, onChange, onLeave }: Control) {
  const { t, language } = useWords();
  const chosen = Array.isArray(value) ? value.map(String) : undefined;
  return (
    <div className="granted">
      <Checkbox checked={chosen === undefined} onChange={(all) => onChange(all ? null : [...grantable])}>
        {t('customers.granted.all')}
      </Checkbox>
      {chosen ? (
        <ChipsChoice
          label={t('customers.granted.title')}
          options={grantable.map((one) => ({ value: one, label: say(wordOf(permissions, one), language) }))}
          values={chosen}
          onChange={onChange}
          onBlur={onLeave}
        />
      ) : null}
    </div>
  );
}
