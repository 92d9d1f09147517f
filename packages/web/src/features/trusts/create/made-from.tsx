import { makeTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';

interface MadeFromProps {
  from: { readonly templateId: string } | { readonly copyOf: string };
}

/** Makes a draft like something else, once, and goes on to it. */
export function MadeFrom({ from }: MadeFromProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [wish, setWish] = useState(() => ({ from, key: newKey() }));
  const [error, setError] = useState<Error>();
  useEffect(() => {
    // The same key again is the same draft: drawing this twice makes one.
    call(makeTrust, { body: wish.from, key: wish.key, refusal: 'in place' }).then(
      ({ trust }) => navigate({ to: '.', search: { no: trust.trustNo }, replace: true }),
      setError,
    );
  }, [wish, navigate]);
  if (!error) return null;
  const again = () => {
    setError(undefined);
    setWish({ from, key: newKey() });
  };
  return <NotLoaded what={t('trust.newTitle')} error={error} onRetry={again} />;
}
