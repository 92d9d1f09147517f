import { makeRole, removeRole, renameRole } from '@loadline/contract/ops/role.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { named } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { Role, RoleCategory } from './role.ts';

export type RoleDeed = 'new' | 'copy' | 'rename' | 'remove';

interface RoleDialogProps {
  deed: RoleDeed;
  /** The one that is copied or renamed. */
  role: Role | undefined;
  category: RoleCategory;
  /** The others of its category, which its people can get. */
  others: readonly Role[];
  onClose: () => void;
}

const { nameZh, nameEn } = makeRole.body;
const { heirId, reason } = removeRole.body;
const removal = { heirId, reason };

/** A role has a name in both languages. A copy starts with the rights of the other one, a new one with none. */
export function RoleDialog({ deed, role, category, others, onClose }: RoleDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const name = role ? named(role, language) : '';
  const shared = { submitLabel: t('resource.form.save'), onClose };
  if (deed === 'rename' && role)
    return (
      <AskDialog
        {...shared}
        title={t('roles.renameTitle', { name })}
        fields={renameRole.body}
        values={role}
        onSubmit={(body) => done(call(renameRole, { body, refusal: 'in place' }))}
      />
    );
  if (deed === 'remove' && role)
    return (
      <AskDialog
        {...shared}
        title={t('roles.removeTitle', { name })}
        says={t('roles.removeSays', { count: role.people.total })}
        fields={removal}
        values={{}}
        inputs={{
          heirId: { options: others.map((other) => ({ value: other.id, label: named(other, language) })) },
        }}
        submitLabel={t('roles.remove')}
        onSubmit={(values) =>
          done(
            call(removeRole, {
              body: { id: role.id, version: role.version, ...values },
              refusal: 'in place',
            }),
            t('roles.gone', { name }),
          )
        }
      />
    );
  const copyOf = deed === 'copy' ? role?.id : undefined;
  return (
    <AskDialog
      {...shared}
      title={copyOf ? t('roles.copyTitle', { name }) : t('roles.add')}
      says={copyOf ? undefined : t('roles.addSays')}
      fields={{ nameZh, nameEn }}
      onSubmit={(names) =>
        done(call(makeRole, { body: { category, ...names, copyOf: copyOf ?? null }, refusal: 'in place' }))
      }
    />
  );
}
