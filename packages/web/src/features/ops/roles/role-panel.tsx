import type { Permission } from '@loadline/contract/kernel/permission';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { CellMark } from '../../../ui/matrix-cell.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { named } from '../named.ts';
import { type Edits, hasNow, isPage, type Role, type RoleChange, rightName, rightsOf } from './role.ts';
import type { Turns } from './use-turns.ts';

interface RolePanelProps {
  role: Role | undefined;
  turns: Turns;
  onRename: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What the chosen role sees, in sentences; what is about to change and whom it touches; the reason and the save. */
export function RolePanel({ role, turns, onRename, onRemove, onClose }: RolePanelProps) {
  const { t, language } = useWords();
  const { changes } = turns;
  const own = changes.filter((change) => change.role === role).length;
  return (
    <SidePanel
      width="narrow"
      focus="stays"
      title={
        <>
          {role ? named(role, language) : t('roles.changes')}
          {own > 0 ? <StatusChip family="act">{t('roles.unsaved', { count: own })}</StatusChip> : null}
        </>
      }
      facts={role ? <RoleFacts role={role} onRename={onRename} onRemove={onRemove} /> : null}
      closeLabel={t(role ? 'resource.close' : 'roles.discard')}
      onClose={role ? onClose : turns.discard}
    >
      {role ? (
        <PanelBlock title={t('roles.sees')}>
          <RoleSentences role={role} edits={turns.edits} />
        </PanelBlock>
      ) : null}
      {changes.length > 0 ? (
        <>
          <PanelBlock title={t('roles.changes')} aside={t('roles.changesIn', { count: changes.length })}>
            <ul className="role-changes">
              {changes.map((change) => (
                <ChangeLine key={`${change.role.id} ${change.permission}`} change={change} />
              ))}
            </ul>
          </PanelBlock>
          <Save turns={turns} />
        </>
      ) : null}
    </SidePanel>
  );
}

interface RoleFactsProps extends Pick<RolePanelProps, 'onRename' | 'onRemove'> {
  role: Role;
}

function RoleFacts({ role, onRename, onRemove }: RoleFactsProps) {
  const { t } = useWords();
  return (
    <span className="role-facts">
      {t('roles.inUse', { count: role.people.total })}
      {role.fixed ? (
        <span>{t('roles.fixed')}</span>
      ) : (
        <>
          <Button look="text" size="small" icon="edit" onClick={onRename}>
            {t('roles.rename')}
          </Button>
          <Button look="text" size="small" icon="trash" onClick={onRemove}>
            {t('roles.remove')}
          </Button>
        </>
      )}
    </span>
  );
}

function ChangeLine({ change: { role, permission, kind } }: { change: RoleChange }) {
  const { t, language } = useWords();
  return (
    <li className="role-change">
      <CellMark
        had={kind === 'removed'}
        has={kind === 'added'}
        isFixed={false}
        words={{ added: t('roles.added'), removed: t('roles.removed') }}
      />
      <span>
        {named(role, language)} · {rightName(permission, language, t('desk.pause'))}
        <small className="data-table__second">{t('roles.touches', { count: role.people.total })}</small>
      </span>
    </li>
  );
}

function Save({ turns }: { turns: Turns }) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isGiven = reason.trim() !== '';
  const save = () => (isGiven ? void turns.save(reason.trim()) : input.current?.focus());
  return (
    <PanelFoot>
      <div className="role-save">
        <TextInput
          ref={input}
          aria-label={t('roles.reason')}
          placeholder={t('roles.reason')}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        <div className="role-save__buttons">
          <Button onClick={turns.discard}>{t('roles.discard')}</Button>
          <Button
            look="primary"
            busy={turns.busy}
            className={isGiven ? undefined : 'button--dull'}
            onClick={save}
          >
            {t('roles.save', { count: turns.changes.length })}
          </Button>
        </div>
        {isGiven ? null : <small className="data-table__second">{t('roles.reasonFirst')}</small>}
      </div>
    </PanelFoot>
  );
}

/** What a role sees and does, and whose data: derived from its rights, what is new in bold. */
function RoleSentences({ role, edits }: { role: Role; edits: Edits }) {
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
      {lines.map(([icon, says, granted]) => (
        <Line key={icon} icon={icon}>
          {says}
          <Named rights={granted} role={role} edits={edits} />
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
