import { chargesToBill } from '@loadline/contract/bills/bill-desk.api';
import { lastRun, runBills } from '@loadline/contract/bills/bill-run.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { addDays } from '../../../resource/days.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { companiesOf } from './make-bill-dialog.tsx';

const { id: _id, ...fields } = runBills.body;

/** Bills all that is checked up to a day, the end of the last month unless told. */
export function MonthDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const { data } = useQuery(asking(chargesToBill, {}));
  if (!data) return null;
  const end = addDays(`${officeToday().slice(0, 7)}-01`, -1);
  return (
    <AskDialog
      title={t('bills.desk.monthTitle')}
      says={t('bills.desk.monthSays')}
      fields={fields}
      values={{ upTo: end, billDate: end, companyCode: data.companies[0]?.value ?? null, issues: false }}
      inputs={{
        companyCode: { options: companiesOf(data.companies, language), hint: t('bills.desk.company') },
        issues: { as: 'switch' },
      }}
      submitLabel={t('bills.desk.run')}
      onSubmit={async (asked) => {
        await call(runBills, { body: { id: newKey(), ...asked }, refusal: 'in place' });
        notify('success', t('bills.desk.started'));
        await client.invalidateQueries({ queryKey: [lastRun.path] });
      }}
      onClose={onClose}
    />
  );
}
