import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { staffMember } from '@loadline/contract/ops/staff';
import { resetStaffFactor, resetStaffPassword } from '@loadline/contract/ops/staff.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { useDone } from '../use-done.ts';

type Member = Pick<ValuesOf<typeof staffMember.fields>, 'id' | 'version' | 'name' | 'secondFactor'>;

/** For a colleague who cannot get in any more. */
export function ResetButtons({ member }: { member: Member }) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, name } = member;
  const reset = (endpoint: typeof resetStaffPassword | typeof resetStaffFactor) => () =>
    done(call(endpoint, { body: { id, version }, refusal: 'in place' }));
  return (
    <p className="reset-buttons">
      <ConfirmButton
        look="secondary"
        size="small"
        label={t('users.password.open')}
        title={t('users.password.title', { name })}
        text={t('users.password.says')}
        onConfirm={reset(resetStaffPassword)}
      />
      {member.secondFactor ? (
        <ConfirmButton
          look="secondary"
          size="small"
          label={t('users.factorReset.open')}
          title={t('users.factorReset.title', { name })}
          text={t('users.factorReset.says')}
          onConfirm={reset(resetStaffFactor)}
        />
      ) : null}
    </p>
  );
}
