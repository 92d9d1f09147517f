import { team } from '@loadline/contract/ops/staff';
import { listTeams, saveTeam } from '@loadline/contract/ops/staff.api';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { wholeText } from '../../../resource/decimal.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';
import { CustomersInput } from './customers-input.tsx';

const allTeams = onePage(asking(listTeams, {}), (one) => one);

/** Teams with their customers: what a person sees is what his team serves. */
export function TeamsPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      of={team}
      title={t('staff.teams.title')}
      unit={{ name: t('staff.teams.title'), one: t('staff.teams.one'), many: t('staff.teams.many') }}
      list={allTeams}
      add={saveTeam}
      change={saveTeam}
      names={['nameZh', 'nameEn']}
      columns={['nameZh', 'nameEn', 'people', 'customers']}
      cells={{
        customers: {
          width: 160,
          cell: (row) => (row.allCustomers ? t('staff.teams.all') : wholeText(row.customers.length)),
        },
      }}
      given={{ id: null, customers: [] }}
      inputs={{
        allCustomers: { as: 'switch', hint: t('staff.teams.allHint') },
        customers: { input: (control) => <CustomersInput {...control} />, span: 'whole' },
      }}
      history={deedsOf()}
    />
  );
}
