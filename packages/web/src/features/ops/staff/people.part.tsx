import { staffMember } from '@loadline/contract/ops/staff';
import { listStaff, saveStaff } from '@loadline/contract/ops/staff.api';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { wholeText } from '../../../resource/decimal.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { inLanguage } from '../named.ts';
import { onePage } from '../one-page.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import { useNameOnce } from '../use-name-once.ts';
import { ResetButtons } from './reset-buttons.tsx';

const everybody = onePage(asking(listStaff, {}), (member) => member);

/** Everybody who works for the forwarder, by role and team. */
export function PeoplePart() {
  const { t, language } = useWords();
  const { staffRoles, teams } = useOptions(useChoices());
  const nameOnce = useNameOnce();
  return (
    <ResourceBook
      of={staffMember}
      title={t('staff.people.title')}
      unit={{ name: t('staff.people.title'), one: t('staff.people.one'), many: t('staff.people.many') }}
      facts={(rows) => wholeText(rows.length)}
      list={everybody}
      add={saveStaff}
      change={saveStaff}
      names={['name', 'username']}
      columns={[
        'name',
        'username',
        'roleZh',
        'teamZh',
        'salesCode',
        'enabled',
        'secondFactor',
        'lastLoginAt',
      ]}
      cells={{
        secondFactor: { width: 110, header: t('staff.factor') },
        roleZh: { header: t('staff.role'), cell: (row) => inLanguage(language, row.roleZh, row.roleEn) },
        teamZh: { header: t('staff.team'), cell: (row) => inLanguage(language, row.teamZh, row.teamEn) },
      }}
      search={t('staff.people.search')}
      given={{ id: null, enabled: true }}
      inputs={{
        username: nameOnce,
        roleId: { options: staffRoles },
        teamId: { options: teams, hint: t('staff.teamHint') },
        salesCode: { hint: t('staff.codeHint') },
        enabled: { as: 'switch', hint: t('staff.enabledHint') },
      }}
      above={(row) => <ResetButtons member={row} />}
      history={deedsOf()}
    />
  );
}
