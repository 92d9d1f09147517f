import { confirmTotp, startTotp } from '@loadline/contract/session/identity.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { renewUser } from '../../kernel/sign-in.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { Secured } from './security.ts';
import { TotpInput } from './totp-input.tsx';
import { TotpSecret } from './totp-secret.tsx';

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
