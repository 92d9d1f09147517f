import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { stopTotp } from '@loadline/contract/session/identity.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { renewUser } from '../../kernel/sign-in.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { Secured } from './security.ts';
import { TotpInput } from './totp-input.tsx';

/** Turns the second factor off, against the password and a code. */
export function TotpOffPanel({ address }: Pick<Secured, 'address'>) {
  const { t } = useWords();
  const client = useQueryClient();
  const stop = async (body: BodyOf<typeof stopTotp>) => {
    await call(stopTotp, { body, refusal: 'in place' });
    address.finish();
    notify('success', t('account.totp.stopped'));
    await renewUser();
    await client.invalidateQueries();
  };
  return (
    <SidePanel title={t('account.totp.turnOff')} closeLabel={t('resource.close')} onClose={address.close}>
      <ResourceForm
        fields={stopTotp.body}
        values={{}}
        columns="one"
        inputs={{
          password: { autoComplete: 'current-password' },
          code: { hint: t('account.totp.orRecovery'), input: (control) => <TotpInput {...control} /> },
        }}
        submitLabel={t('account.totp.turnOff')}
        onSubmit={stop}
        onCancel={address.close}
      />
    </SidePanel>
  );
}
