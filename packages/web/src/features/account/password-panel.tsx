import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { changePassword } from '@loadline/contract/session/identity.api';
import { flawOfPassword, passwordLength } from '@loadline/contract/session/password';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { newPassword } from '../../resource/new-password.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import type { Secured } from './security.ts';

/** A new password against the old one. Every other device is signed out by it. */
export function PasswordPanel({ security, address }: Secured) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const length = { ...passwordLength, min: security.passwordMin };
  const save = async (body: BodyOf<typeof changePassword>) => {
    await call(changePassword, { body, refusal: 'in place' });
    await client.invalidateQueries();
    address.finish();
    notify('success', t('account.password.done'));
  };
  return (
    <SidePanel title={t('account.password.change')} closeLabel={t('resource.close')} onClose={address.close}>
      <p className="account__note">{t('account.password.note')}</p>
      <ResourceForm
        fields={changePassword.body}
        values={{}}
        columns="one"
        inputs={{
          oldPassword: { autoComplete: 'current-password' },
          password: {
            ...newPassword,
            fault: (typed, { oldPassword }) => {
              const flaw = flawOfPassword(typedText(typed), length);
              if (flaw) return say(flaw, language);
              return typed === oldPassword ? t('account.password.same') : undefined;
            },
          },
        }}
        submitLabel={t('resource.form.save')}
        onSubmit={save}
        onCancel={address.close}
      />
    </SidePanel>
  );
}
