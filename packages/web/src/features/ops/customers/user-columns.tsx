import { dataAuthorities } from '@loadline/contract/facts/data-authority';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { customerUser } from '@loadline/contract/ops/customer-user';
import { may } from '../../../kernel/session.ts';
import type { Words } from '../../../kernel/words.ts';
import { type ColumnLooks, columnsOf } from '../../../resource/resource-columns.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { inLanguage } from '../named.ts';
import type { CustomerUser } from './customer.ts';
import type { UserDeed } from './user-dialog.tsx';

const keys = ['name', 'mobile', 'roleZh', 'enabled', 'lastLoginAt'] as const;

/** Users by name, with role, state and last login; their deeds under a menu at the end. */
export function userColumns(
  { t, language }: Words,
  onAsk: (user: CustomerUser, deed: UserDeed) => void,
): TableColumn<CustomerUser>[] {
  const columns = columnsOf<typeof customerUser.fields, CustomerUser>({
    fields: customerUser.fields,
    keys,
    language,
    cells: userLooks(t, language),
  });
  if (!may('op:user:manage') && !may('op:personal:reveal')) return columns;
  return [
    ...columns,
    {
      key: 'deeds',
      header: t('users.deeds'),
      width: 64,
      cell: (row) => (
        <Menu
          label={t('users.deedsOf', { name: row.name })}
          align="end"
          items={deedsOf(row, t)}
          onChoose={(key) => {
            const deed = deeds.find((one) => one === key);
            if (deed) onAsk(row, deed);
          }}
          trigger={(trigger) => (
            <IconButton
              icon="more"
              size="small"
              label={t('users.deedsOf', { name: row.name })}
              {...trigger}
            />
          )}
        />
      ),
    },
  ];
}

function userLooks(t: Words['t'], language: Language): ColumnLooks<typeof customerUser.fields, CustomerUser> {
  return {
    name: {
      width: 150,
      cell: (row) => (
        <>
          {row.name}
          {row.isAdmin ? <small className="user-admin">{t('users.admin')}</small> : null}
          <small className="data-table__second">{row.username}</small>
        </>
      ),
    },
    mobile: {
      width: 160,
      cell: (row) => (
        <>
          {row.mobile}
          <small className="data-table__second">{row.email}</small>
        </>
      ),
    },
    roleZh: {
      width: 130,
      header: t('users.roleHead'),
      cell: (row) => (
        <>
          {inLanguage(language, row.roleZh, row.roleEn)}
          <small className="data-table__second">
            {say(wordOf(dataAuthorities, row.dataAuthority), language)}
          </small>
        </>
      ),
    },
    enabled: {
      width: 110,
      header: t('desk.state'),
      cell: (row) => (
        <>
          <StatusChip family={row.enabled ? 'done' : 'void'}>
            {t(row.enabled ? 'users.enabled' : 'users.disabled')}
          </StatusChip>
          {row.secondFactor ? <small className="data-table__second">{t('users.factor')}</small> : null}
        </>
      ),
    },
    lastLoginAt: { width: 120, muted: true },
  };
}

const deeds: readonly UserDeed[] = ['role', 'password', 'sessions', 'factor', 'enabled', 'reveal'];

function deedsOf(user: CustomerUser, t: Words['t']): MenuItem[][] {
  const gentle: MenuItem[] = [
    { key: 'role', label: t('users.role.change'), icon: 'key' },
    { key: 'password', label: t('users.password.open'), icon: 'lock' },
    {
      key: 'sessions',
      label: t('users.sessions.open'),
      icon: 'logout',
      hint: String(user.sessions),
    },
  ];
  const factor: MenuItem[] = user.secondFactor
    ? [{ key: 'factor', label: t('users.factorReset.open'), icon: 'shield' }]
    : [];
  const turn: MenuItem = user.enabled
    ? { key: 'enabled', label: t('users.disable.open'), icon: 'close', danger: true }
    : { key: 'enabled', label: t('users.enable.open'), icon: 'check' };
  const reveal: MenuItem[] =
    may('op:personal:reveal') && user.idNumber
      ? [{ key: 'reveal', label: t('reveal.open'), icon: 'eye', hint: user.idNumber }]
      : [];
  const managed = may('op:user:manage') ? [[...gentle, ...factor], [turn]] : [];
  return [...managed, reveal].filter((group) => group.length > 0);
}
