import { saveRoles } from '@loadline/contract/ops/role.api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { bodyOf, changesOf, type Edits, type Role } from './role.ts';

export type Turns = ReturnType<typeof useTurns>;

/** The cells that were turned and not saved yet, and the way to save all of them at once with their reason. */
export function useTurns(roles: readonly Role[]) {
  const { t } = useWords();
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [busy, setBusy] = useState(false);
  const turn = useCallback(
    (permission: string, role: string, has: boolean) =>
      setEdits((before) => ({ ...before, [role]: { ...before[role], [permission]: has } })),
    [],
  );
  const changes = changesOf(roles, edits);
  const discard = () => setEdits({});
  const save = async (reason: string) => {
    setBusy(true);
    try {
      await call(saveRoles, { body: { reason, changes: bodyOf(changes) }, refusal: 'in place' });
      discard();
      notify('success', t('roles.saved', { count: changes.length }));
    } catch (error) {
      // A role that somebody else changed: the matrix is asked again, what was turned here stays.
      tellRefusal(error);
    } finally {
      await client.invalidateQueries();
      setBusy(false);
    }
  };
  return { edits, changes, busy, turn, discard, save };
}
