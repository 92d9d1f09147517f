import { askLift, askQuota } from '@loadline/contract/bills/credit.api';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { setGranted, setProducts } from '@loadline/contract/ops/customer.api';
import { useState } from 'react';
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

/** Another quota: who is asked is somebody else. */
export function QuotaDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const asked = useAsked();
  const { id: orgId, quota, quotaCurrency } = of.customer;
  return (
    <AskDialog
      title={t('customers.quota.changeTitle', { name })}
      says={t('customers.quota.says')}
      fields={askQuota.body}
      values={{ id: useNewId(), orgId, quota, quotaCurrency }}
      columns="two"
      submitLabel={t('customers.quota.change')}
      onSubmit={(body) => asked(call(askQuota, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

/** A hold that ends for a time. */
export function LiftDialog({ of, name, onClose }: CustomerDialogProps) {
  const { t } = useWords();
  const asked = useAsked();
  return (
    <AskDialog
      title={t('customers.quota.liftTitle', { name })}
      says={t('customers.quota.liftSays')}
      fields={askLift.body}
      values={{ id: useNewId(), orgId: of.customer.id }}
      columns="two"
      submitLabel={t('customers.quota.lift')}
      onSubmit={(body) => asked(call(askLift, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

function useNewId(): string {
  const [id] = useState(() => crypto.randomUUID());
  return id;
}

/** Says that a request waits for somebody else. */
function useAsked() {
  const { t } = useWords();
  const done = useDone();
  return async (asking: Promise<{ readonly no: string }>) => {
    const { no } = await asking;
    await done(Promise.resolve(), t('customers.quota.asked', { no }));
  };
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
