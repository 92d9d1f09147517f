import { trustDeclaration } from '@loadline/contract/trusts/trust-declaration.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useSignedInUser } from '../../../kernel/session.ts';
import { findingsIn } from '../../../resource/form-values.ts';

const inForce = asking(trustDeclaration, {});

/** The declaration of truth while it is not signed yet: made anew for every submission, never kept in the draft. */
export function useDeclaration() {
  const user = useSignedInUser();
  const { data: text, refetch } = useQuery(inForce);
  const [ticked, setTicked] = useState<string>();
  const [typed, sign] = useState<string>();
  const signer = typed ?? user?.name ?? '';
  const isTicked = ticked !== undefined && ticked === text?.edition;
  const tick = (on: boolean) => setTicked(on ? text?.edition : undefined);
  /** Another edition has come into force meanwhile: it is shown, to be ticked anew. */
  const orReadAgain = async <T>(handedIn: Promise<T>): Promise<T> => {
    try {
      return await handedIn;
    } catch (error) {
      if (!(error instanceof Refusal) || !findingsIn(error.data).some(({ path }) => path === 'edition'))
        throw error;
      await refetch();
      throw new Refusal('Refused', { status: error.status, says: error.says });
    }
  };
  return { text, isTicked, tick, signer, sign, isSigned: isTicked && signer.trim() !== '', orReadAgain };
}

export type Declaration = ReturnType<typeof useDeclaration>;
