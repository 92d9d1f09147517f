import type { Permission } from '@loadline/contract/kernel/permission';
import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { type Edits, hasNow, isPage, type Role, rightName, rightsOf } from './role.ts';

/** What a role sees and does, and whose data: derived from its rights, what is new in bold. */
export function RoleSentences({ role, edits }: { role: Role; edits: Edits }) {
  const { t } = useWords();
  const rights = rightsOf(role.category);
  const held = rights.filter((right) => hasNow(role, right, edits));
  const missed = rights.filter((right) => !hasNow(role, right, edits));
  const pages = held.filter(isPage);
  const deeds = held.filter((right) => !isPage(right));
  const unseen = missed.filter(isPage);
  const lines: (readonly [IconName, string, readonly Permission[]])[] = [
    ['eye', t(pages.length > 0 ? 'roles.says.pages' : 'roles.says.noPages'), pages],
    ['edit', t(deeds.length > 0 ? 'roles.says.deeds' : 'roles.says.noDeeds'), deeds],
    ['eye-off', t(unseen.length > 0 ? 'roles.says.unseen' : 'roles.says.allSeen'), unseen],
  ];
  const { own, organisation } = role.people;
  return (
    <ul className="role-sentences">
      {lines.map(([icon, says, named]) => (
        <Line key={icon} icon={icon}>
          {says}
          <Named rights={named} role={role} edits={edits} />
        </Line>
      ))}
      <Line icon="user">
        {role.category === '1'
          ? t('roles.says.team')
          : role.people.total === 0
            ? t('roles.says.nobody')
            : t('roles.says.scope', { own, organisation })}
      </Line>
    </ul>
  );
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="role-sentence">
      <Icon name={icon} size={15} />
      <span>{children}</span>
    </li>
  );
}

/** Rights by name; one that the role did not have before stands out. */
function Named({ rights, role, edits }: { rights: readonly Permission[]; role: Role; edits: Edits }) {
  const { t, language } = useWords();
  return rights.map((right, at) => {
    const word = rightName(right, language, t('desk.pause'));
    const isNew = role.permissions.includes(right) !== hasNow(role, right, edits);
    return (
      <Fragment key={right}>
        {at > 0 ? t('desk.pause') : null}
        {isNew ? <b>{word}</b> : word}
      </Fragment>
    );
  });
}
