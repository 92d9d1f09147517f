import type { Permission } from '@loadline/contract/kernel/permission';
import { useWords } from '../../../kernel/words.ts';
import { Matrix } from '../../../ui/matrix.tsx';
import { MatrixLegend } from '../../../ui/matrix-legend.tsx';
import { named } from '../named.ts';
import { type Edits, hasNow, isPage, type Role, type RoleCategory, rightName, rightsOf } from './role.ts';

interface RoleMatrixProps {
  category: RoleCategory;
  roles: readonly Role[];
  edits: Edits;
  onTurn: (permission: string, role: string, has: boolean) => void;
  selected: string | undefined;
  onSelect: (role: string) => void;
}

/** Stands in a customer's matrix for all rights of the forwarder: they are never granted there. */
const staffRow = 'op';

/** Roles of a category against the rights there are, with what the marks mean. */
export function RoleMatrix({ category, roles, edits, onTurn, selected, onSelect }: RoleMatrixProps) {
  const { t, language } = useWords();
  const rights = rightsOf(category);
  const rowOf = (right: Permission) => ({ key: right, label: rightName(right, language, t('desk.pause')) });
  const stateOf = (row: string, column: string) => {
    const role = roles.find(({ id }) => id === column);
    const right = rights.find((one) => one === row);
    if (!role || !right) return { had: false, has: false, fixed: t('roles.never') };
    const fixed = role.fixed ? t('roles.fixed') : neverTaken(right, role) ? t('roles.opens') : undefined;
    return { had: role.permissions.includes(right), has: hasNow(role, right, edits), fixed };
  };
  const staff = {
    key: 'staff',
    label: t('roles.group.staff'),
    rows: [{ key: staffRow, label: t('roles.anyStaff') }],
  };
  const words = { added: t('roles.added'), removed: t('roles.removed') };
  const marks = { has: t('roles.has'), hasNot: t('roles.hasNot'), fixed: t('roles.fixed') };
  return (
    <>
      <Matrix
        label={t(`roles.tab.${category}`)}
        rowHead={t('roles.right')}
        columns={roles.map((role) => ({
          key: role.id,
          label: named(role, language),
          note: t('roles.people', { count: role.people.total }),
        }))}
        groups={[
          { key: 'pages', label: t('roles.group.pages'), rows: rights.filter(isPage).map(rowOf) },
          {
            key: 'deeds',
            label: t('roles.group.deeds'),
            rows: rights.filter((right) => !isPage(right)).map(rowOf),
          },
          ...(category === '2' ? [staff] : []),
        ]}
        stateOf={stateOf}
        onTurn={onTurn}
        selected={selected}
        onSelect={onSelect}
        words={words}
      />
      <MatrixLegend words={{ ...words, ...marks }}>{t('roles.how')}</MatrixLegend>
    </>
  );
}

/** Without the work list nobody of the staff gets into the console. */
function neverTaken(right: Permission, { category }: Role): boolean {
  return category === '1' && right === 'op:work:view';
}
