import { useState } from 'react';
import { useSignedInUser } from '../../../kernel/session.ts';

/** The declaration of truth while it is not signed yet: made anew for every submission, never kept in the draft. */
export function useDeclaration() {
  const user = useSignedInUser();
  const [isTicked, tick] = useState(false);
  const [typed, sign] = useState<string>();
  const signer = typed ?? user?.name ?? '';
  return { isTicked, tick, signer, sign, isSigned: isTicked && signer.trim() !== '' };
}

export type Declaration = ReturnType<typeof useDeclaration>;
