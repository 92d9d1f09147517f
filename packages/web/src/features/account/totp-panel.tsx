import { confirmTotp, startTotp } from '@loadline/contract/session/identity.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../kernel/call.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { renewUser } from '../../kernel/sign-out.ts';
import { companyLabel } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Secured } from './security.ts';
import { TotpInput } from './totp-input.tsx';

/** Sets up the second factor: take the secret into the app, prove it with a code, keep the recovery codes. */
export function TotpPanel({ address }: Pick<Secured, 'address'>) {
  const { t } = useWords();
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const confirm = async ({ code }: { code: string }) => {
    setCodes(await call(confirmTotp, { body: { code: code.replaceAll(' ', '') }, refusal: 'in place' }));
    await renewUser();
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== startTotp.path });
  };
  return (
    <SidePanel title={t('account.totp.turnOn')} closeLabel={t('resource.close')} onClose={address.close}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={address.close} />
      ) : (
        <Enrolment onConfirm={confirm} onCancel={address.close} />
      )}
    </SidePanel>
  );
}

interface EnrolmentProps {
  onConfirm: (typed: { code: string }) => Promise<unknown>;
  onCancel: () => void;
}

function Enrolment({ onConfirm, onCancel }: EnrolmentProps) {
  const { t } = useWords();
  // A secret is asked for once per opening of the panel: another one would make the first worthless.
  const { data, isError, error, refetch } = useQuery({
    queryKey: [startTotp.path],
    queryFn: ({ signal }) => call(startTotp, { signal, refusal: 'in place' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isError)
    return <NotLoaded what={t('account.totp.title')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton widths={[0]} rows={6} label={t('account.totp.title')} />;
  return (
    <>
      <TotpSecret {...data} />
      <ResourceForm
        fields={confirmTotp.body}
        values={{}}
        columns="one"
        inputs={{
          code: { hint: t('account.totp.codeHint'), input: (control) => <TotpInput {...control} /> },
        }}
        submitLabel={t('account.totp.confirm')}
        onSubmit={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}

/** Shown this once: each opens the account one time when the telephone is lost. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords();
  const [isKept, setIsKept] = useState(false);
  return (
    <div className="recovery">
      <Alert family="act">{t('account.totp.once')}</Alert>
      <CodeList codes={codes} />
      <div className="recovery__actions">
        <Button icon="copy" onClick={() => void copyAndTell(codes.join('\n'))}>
          {t('resource.copyAll')}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {t('account.totp.print')}
        </Button>
      </div>
      <Checkbox checked={isKept} onChange={setIsKept}>
        {t('account.totp.kept')}
      </Checkbox>
      <PanelFoot>
        <Button look="primary" refused={isKept ? undefined : t('account.totp.keepFirst')} onClick={onDone}>
          {t('account.totp.finish')}
        </Button>
      </PanelFoot>
      {createPortal(<PrintedCodes codes={codes} />, document.body)}
    </div>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol className="recovery__codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}

/** What goes to paper instead of the page. */
function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const { t, language } = useWords();
  const user = useSignedInUser();
  return (
    <div className="recovery-print" aria-hidden="true">
      <p>
        {companyLabel(language)} {'\u00b7'} {user?.username}
      </p>
      <p>{t('account.totp.once')}</p>
      <CodeList codes={codes} />
    </div>
  );
}

/** The secret as a picture for the app's camera, and in letters where there is none. */
function TotpSecret({ qr, secret }: { qr: string; secret: string }) {
  const { t } = useWords();
  const groups = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="totp-secret">
      <p>{t('account.totp.scan')}</p>
      <img className="totp-secret__qr" src={qr} alt={t('account.totp.qr')} width={184} height={184} />
      <p>{t('account.totp.type')}</p>
      <p className="totp-secret__text">
        <DocumentNumber number={secret}>{groups}</DocumentNumber>
      </p>
    </div>
  );
}
