import { wholeText } from '@loadline/contract/kernel/figures';
import { auditApi } from '@loadline/contract/ops/audit.api';
import { listRoles } from '@loadline/contract/ops/role.api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords } from '../../../kernel/words.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AuditDeed } from '../audit/audit-deed.tsx';
import { useRightNeeded } from '../right-needed.tsx';
import type { Role } from './role.ts';
import { type RoleDeed, RoleDialog } from './role-dialog.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RolePanel } from './role-panel.tsx';
import { useTurns } from './use-turns.ts';
import '../../../resource/styles/history.css';
import '../desk.css';
import './roles.css';

const logRows = 50;

const tabs = ['2', '1', 'log'] as const;
type Tab = (typeof tabs)[number];

/** Who may do what: roles against rights, what a role sees in sentences, and what a change touches before it is saved. */
export function RolesScreen() {
  const roles = useQuery(asking(listRoles, {}));
  const all = roles.data ?? [];
  const [tab, setTab] = useState<Tab>('2');
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState<RoleDeed>();
  const turns = useTurns(all);
  const shown = all.filter(({ category }) => category === tab);
  const selected = all.find(({ id }) => id === chosen);
  const choose = (key: string) => {
    setTab(tabs.find((one) => one === key) ?? '2');
    setChosen(undefined);
  };
  return (
    <PanelFrame
      look="sheet"
      panel={
        selected || turns.changes.length > 0 ? (
          <RolePanel
            role={selected}
            turns={turns}
            onRename={() => setAsked('rename')}
            onRemove={() => setAsked('remove')}
            onClose={() => setChosen(undefined)}
          />
        ) : null
      }
    >
      <div className="edge-list">
        <RolesTitle tab={tab} shown={roles.data ? shown : undefined} selected={selected} onAsk={setAsked} />
        <RoleTabs tab={tab} roles={roles.data} onChoose={choose} />
        <Waiting of={roles} />
        {tab === 'log' ? <RoleLog /> : null}
        {tab !== 'log' && roles.data ? (
          <RoleMatrix
            category={tab}
            roles={shown}
            edits={turns.edits}
            onTurn={turns.turn}
            selected={chosen}
            onSelect={setChosen}
          />
        ) : null}
      </div>
      {asked ? (
        <RoleDialog
          deed={asked}
          role={selected}
          category={tab === '1' ? '1' : '2'}
          others={shown.filter(({ id }) => id !== chosen)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <LeaveGuard isOn={turns.changes.length > 0} />
    </PanelFrame>
  );
}

interface RolesTitleProps {
  tab: Tab;
  /** The roles of the tab, once they are known. */
  shown: readonly Role[] | undefined;
  selected: Role | undefined;
  onAsk: (deed: RoleDeed) => void;
}

function RolesTitle({ tab, shown, selected, onAsk }: RolesTitleProps) {
  const { t } = useWords();
  const people = shown?.reduce((sum, role) => sum + role.people.total, 0) ?? 0;
  const facts = shown && t('roles.counts', { roles: shown.length, people: wholeText(people) });
  return (
    <PageTitle
      title={t('roles.title')}
      facts={tab === 'log' ? null : facts}
      actions={
        tab === 'log' ? null : (
          <>
            <Button
              icon="copy"
              refused={selected ? undefined : t('roles.chooseFirst')}
              onClick={() => onAsk('copy')}
            >
              {t('roles.copy')}
            </Button>
            <Button icon="plus" onClick={() => onAsk('new')}>
              {t('roles.add')}
            </Button>
          </>
        )
      }
    />
  );
}

interface RoleTabsProps {
  tab: Tab;
  roles: readonly Role[] | undefined;
  onChoose: (tab: string) => void;
}

function RoleTabs({ tab, roles, onChoose }: RoleTabsProps) {
  const { t } = useWords();
  const countOf = (key: Tab) =>
    key === 'log' || !roles ? undefined : wholeText(roles.filter(({ category }) => category === key).length);
  return (
    <Tabs
      label={t('roles.title')}
      current={tab}
      onChoose={onChoose}
      tabs={tabs.map((key) => ({
        key,
        label: t(`roles.tab.${key}`),
        count: countOf(key),
      }))}
    />
  );
}

/** What stands in the place of the matrix until it is there. */
function Waiting({ of }: { of: UseQueryResult }) {
  const { t } = useWords();
  const title = t('roles.title');
  if (of.isError) return <NotLoaded what={title} error={of.error} onRetry={() => void of.refetch()} />;
  return of.isPending ? <Skeleton widths={[200, 0, 0, 0, 0]} rows={12} label={title} /> : null;
}

/** Who changed which role, when and why: a cut of the audit log. */
function RoleLog() {
  const { t } = useWords();
  const isAllowed = permitted(auditApi.list) !== undefined;
  const needed = useRightNeeded('op:audit:view');
  const log = useQuery({
    ...asking(auditApi.list, { subject: ['role'], size: logRows }),
    enabled: isAllowed,
  });
  if (needed) return <EmptyState title={needed} />;
  if (log.isError)
    return <NotLoaded what={t('roles.tab.log')} error={log.error} onRetry={() => void log.refetch()} />;
  if (!log.data) return null;
  if (log.data.rows.length === 0) return <EmptyState title={t('resource.history.none')} />;
  return (
    <div className="role-log">
      <ol className="history">
        {log.data.rows.map((entry) => (
          <AuditDeed key={entry.id} entry={entry} />
        ))}
      </ol>
      <PageLink page="opsAudit" query={{ subject: 'role' }} className={buttonClass('secondary', 'small')}>
        {t('roles.wholeLog')}
      </PageLink>
    </div>
  );
}
