import {
  endUserSessions,
  resetSecondFactor,
  resetUserPassword,
  setUserEnabled,
  setUserRole,
} from '@loadline/contract/ops/customer-user.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { PasswordLink } from '../password-link.tsx';
import { RevealDialog } from '../reveal-dialog.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { CustomerUser } from './customer.ts';

/** What can be done to a customer's user. */
export type UserDeed = 'role' | 'password' | 'sessions' | 'factor' | 'enabled' | 'reveal';

interface UserDialogProps {
  orgId: string;
  user: CustomerUser;
  deed: UserDeed;
  onLink: (access: PasswordLink) => void;
  onClose: () => void;
}

/** What is asked before something is done to a user; all of it is felt at the user's next request. */
export function UserDialog({ orgId, user, deed, onLink, onClose }: UserDialogProps) {
  const { t } = useWords();
  const { customerRoles } = useOptions(useChoices());
  const done = useDone();
  const { id, version, name } = user;
  const one = { orgId, id, version };
  const refusal = 'in place';
  if (deed === 'reveal') return <RevealDialog subject="user" id={id} onClose={onClose} />;
  if (deed === 'role')
    return (
      <AskDialog
        title={t('users.role.title', { name })}
        says={t('users.role.says')}
        fields={setUserRole.body}
        values={{ ...one, roleId: user.roleId ?? '', dataAuthority: user.dataAuthority }}
        inputs={{ orgId: {}, roleId: { options: customerRoles } }}
        submitLabel={t('resource.form.save')}
        onSubmit={(body) => done(call(setUserRole, { body, refusal }))}
        onClose={onClose}
      />
    );
  const turned = user.enabled ? 'disable' : 'enable';
  const plain = {
    password: {
      words: 'password',
      ask: async () => onLink((await call(resetUserPassword, { body: one, refusal })).access),
    },
    sessions: { words: 'sessions', ask: () => call(endUserSessions, { body: one, refusal }) },
    factor: { words: 'factorReset', ask: () => call(resetSecondFactor, { body: one, refusal }) },
    enabled: {
      words: turned,
      ask: () => call(setUserEnabled, { body: { ...one, enabled: !user.enabled }, refusal }),
    },
  } as const;
  const { words, ask } = plain[deed];
  return (
    <AskDialog
      title={t(`users.${words}.title`, { name })}
      says={t(`users.${words}.says`)}
      fields={{}}
      submitLabel={t(`users.${words}.open`)}
      onSubmit={() => done(ask())}
      onClose={onClose}
    />
  );
}
