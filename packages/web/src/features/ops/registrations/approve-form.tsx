import { exceeds } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { approveRegistration } from '@loadline/contract/ops/registration-desk.api';
import { call } from '../../../kernel/call.ts';
import { may, useSignedInUser } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import type { InputLooks, Values } from '../../../resource/input-look.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Remark } from '../../../ui/field.tsx';
import { type Choices, useChoices, useOptions } from '../use-choices.ts';
import { approvalProposed } from './approval-proposed.ts';
import type { Registration } from './registration.ts';
import type { Decide } from './use-decision.ts';

interface ApproveFormProps {
  of: Registration;
  areSeen: boolean;
  isReleased: boolean;
  decide: Decide;
  onAsk: (asked: 'return' | 'reject') => void;
}

// The two ticks stand with the duplicates they are about.
const { despiteDuplicates: _seen, releaseMobile: _released, ...fields } = approveRegistration.body;

const inOrder = [
  'code',
  'roleId',
  'saleId',
  'customerServiceId',
  'products',
  'quota',
  'quotaCurrency',
  'dataAuthority',
  'teamId',
] as const;

/** What approval sets, filled with what is likely; reject, return and approve at the panel's foot. */
export function ApproveForm(props: ApproveFormProps) {
  const choices = useChoices();
  return choices ? <Form {...props} choices={choices} /> : null;
}

function Form({ of, areSeen, isReleased, decide, onAsk, choices }: ApproveFormProps & { choices: Choices }) {
  const { t } = useWords();
  const user = useSignedInUser();
  const inputs = useInputs(choices);
  const open = of.possibleDuplicates.length;
  const refused =
    open > 0 && !areSeen
      ? t('registrations.approve.firstDuplicates', { count: open })
      : of.licence
        ? undefined
        : t('registrations.approve.noLicence');
  return (
    <ResourceForm
      fields={fields}
      values={approvalProposed(of, choices, user?.userId)}
      inputs={inputs}
      sections={[
        {
          title: t('registrations.approve.title'),
          note: t('registrations.approve.atOnce'),
          keys: inOrder,
        },
      ]}
      submitLabel={t('registrations.approve.go')}
      refused={refused}
      onSubmit={(values) =>
        decide(() =>
          call(approveRegistration, {
            body: { ...values, despiteDuplicates: areSeen, releaseMobile: isReleased },
            refusal: 'in place',
          }),
        )
      }
      aside={<OtherWays onAsk={onAsk} />}
    />
  );
}

function OtherWays({ onAsk }: Pick<ApproveFormProps, 'onAsk'>) {
  const { t } = useWords();
  return (
    <span className="decision__ways">
      <Button look="danger" className="button--bare" onClick={() => onAsk('reject')}>
        {t('registrations.reject.open')}
      </Button>
      <Button icon="chevron-left" onClick={() => onAsk('return')}>
        {t('registrations.return.open')}
      </Button>
    </span>
  );
}

function useInputs(choices: Choices): InputLooks<typeof fields> {
  const { t } = useWords();
  const options = useOptions(choices);
  const limitOf = (values: Values) =>
    choices.quotaLimits.find(({ currency }) => currency === values['quotaCurrency'])?.limit;
  const isOver = (quota: unknown, limit: string | undefined) =>
    limit !== undefined && exceeds(String(quota), limit);
  const mayExceed = may('op:customer:quota');
  return {
    roleId: { options: options.customerRoles },
    saleId: { options: options.people },
    customerServiceId: { options: options.people },
    products: { options: options.products },
    teamId: { options: options.teams, placeholder: t('registrations.approve.anyTeam') },
    quota: {
      fault: (quota, values) => {
        const limit = limitOf(values);
        if (mayExceed || !isOver(quota, limit)) return undefined;
        return t('registrations.approve.overLimit', { limit: moneyText(limit ?? '0') });
      },
      remark: (quota, values): Remark | undefined => {
        const limit = limitOf(values);
        if (!isOver(quota, limit)) return undefined;
        const text = t('registrations.approve.aboveFree', { limit: moneyText(limit ?? '0') });
        return { family: 'act', text };
      },
    },
  };
}
