import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { changePassword, mySecurity, stopTotp } from '@loadline/contract/session/identity.api';
import { flawOfPassword, passwordLength } from '@loadline/contract/session/password';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { may, useSignedInUser } from '../../kernel/session.ts';
import { renewUser } from '../../kernel/sign-out.ts';
import { useWords } from '../../kernel/words.ts';
import { useBookAddress } from '../../resource/book/use-book-address.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { typedText } from '../../resource/typed-text.ts';
import { missing } from '../../resource/value-text.ts';
import { newPassword } from '../../shared/session/new-password.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { DeskNoticesCard } from './desk-notices-card.tsx';
import type { Secured, Security } from './security.ts';
import { SessionsCard } from './sessions-card.tsx';
import { TotpInput } from './totp-input.tsx';
import { TotpPanel } from './totp-panel.tsx';
import './account.css';

/** One's own account: who one is, the password, the second factor, the devices. Open to everybody who is signed in. */
export function AccountScreen() {
  const { t } = useWords();
  const user = useSignedInUser();
  const address = useBookAddress();
  const { data: security, isError, error, refetch } = useQuery(asking(mySecurity, {}));
  const mustEnrol = user?.mustEnrol === true;
  return (
    <PanelFrame panel={security ? <AccountPanel security={security} address={address} /> : null}>
      <DetailFrame
        title={<PageTitle title={t('account.title')} />}
        head={mustEnrol ? <Alert family="act">{t('account.mustEnrol')}</Alert> : null}
        side={<WhoCard security={security} />}
      >
        {isError ? (
          <NotLoaded what={t('account.title')} error={error} onRetry={() => void refetch()} />
        ) : null}
        {security && mustEnrol ? <TotpCard security={security} address={address} /> : null}
        {security ? <PasswordCard security={security} address={address} /> : null}
        {security && !mustEnrol ? <TotpCard security={security} address={address} /> : null}
        {may('op:work:view') && !mustEnrol ? <DeskNoticesCard /> : null}
        <SessionsCard />
      </DetailFrame>
    </PanelFrame>
  );
}

/** What the address opens beside the account: `?edit=password`, `totp`, `totp-off`. */
function AccountPanel({ security, address }: Secured) {
  const opened = address.open?.kind === 'record' ? address.open.id : undefined;
  if (opened === 'password') return <PasswordPanel security={security} address={address} />;
  if (opened === 'totp') return <TotpPanel address={address} />;
  return opened === 'totp-off' && security.totp ? <TotpOffPanel address={address} /> : null;
}

/** How old the password is, and the way to another. */
function PasswordCard({ security, address }: Secured) {
  const { t } = useWords();
  const { full, offset } = officeTime(security.passwordChangedAt);
  return (
    <Card title={t('account.password.title')}>
      <div className="account__line">
        <p>{t('account.password.changed', { at: `${full} ${offset}` })}</p>
        <Button onClick={() => address.show('password')}>{t('account.password.change')}</Button>
      </div>
    </Card>
  );
}

/** A new password against the old one. Every other device is signed out by it. */
function PasswordPanel({ security, address }: Secured) {
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

/** Whether a code of one's telephone is asked for at the login. */
function TotpCard({ security, address }: Secured) {
  const { t } = useWords();
  const { totp, totpRequired, recoveryCodes } = security;
  return (
    <Card
      title={t('account.totp.title')}
      aside={
        <StatusChip family={totp ? 'done' : totpRequired ? 'act' : 'void'}>
          {t(totp ? 'account.totp.on' : 'account.totp.off')}
        </StatusChip>
      }
    >
      <div className="account__line">
        <p>
          {totp ? t('account.totp.left', { count: recoveryCodes }) : t('account.totp.note')}
          {totp && totpRequired ? (
            <small className="account__small">{t('account.totp.required')}</small>
          ) : null}
        </p>
        {totp ? (
          <Button look="danger" onClick={() => address.show('totp-off')}>
            {t('account.totp.turnOff')}
          </Button>
        ) : (
          <Button look={totpRequired ? 'primary' : 'secondary'} onClick={() => address.show('totp')}>
            {t('account.totp.turnOn')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Turns the second factor off, against the password and a code. */
function TotpOffPanel({ address }: Pick<Secured, 'address'>) {
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

/** Who is signed in, as the forwarder knows the person. Changed by the company's administrator. */
function WhoCard({ security }: { security: Security | undefined }) {
  const { t, language } = useWords();
  const user = useSignedInUser();
  if (!user) return null;
  const facts = [
    { key: 'name', label: t('account.name'), value: user.name },
    { key: 'username', label: t('account.username'), value: user.username },
    { key: 'company', label: t('account.company'), value: say(user.company, language) },
    { key: 'role', label: t('account.role'), value: user.role ? say(user.role, language) : missing },
    { key: 'mobile', label: t('account.mobile'), value: security?.mobile || missing },
  ];
  return (
    <Card title={t('account.who')}>
      <FactList facts={facts} />
      <p className="account__note">{t('account.whoNote')}</p>
    </Card>
  );
}
