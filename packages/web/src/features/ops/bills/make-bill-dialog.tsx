import {
  chargesOfCustomer,
  chargesToBill,
  makeBill,
  newBillFields,
} from '@loadline/contract/bills/bill-desk.api';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

/** A draft of all that is checked and not billed of one customer in one currency; its lines are chosen on its page. */
export function MakeBillDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const done = useDone();
  const { data } = useQuery(asking(chargesToBill, {}));
  if (!data) return null;
  const { waiting, companies } = data;
  const title = t('bills.desk.makeTitle');
  if (waiting.length === 0)
    return (
      <Modal open onClose={onClose} title={title} closeLabel={t('resource.close')}>
        <p>{t('bills.desk.noneToBill')}</p>
      </Modal>
    );
  const options = waiting.map((one) => ({
    value: `${one.orgId} ${one.currency}`,
    label: t('bills.desk.waits', {
      customer: inLanguage(language, one.customer, one.customerEn),
      currency: one.currency,
      amount: moneyText(one.amount),
      count: one.charges,
    }),
  }));
  const [company] = companies;
  return (
    <AskDialog
      title={title}
      fields={newBillFields}
      values={{
        waiting: options.length === 1 ? options[0]?.value : null,
        companyCode: company?.value ?? null,
        billDate: officeToday(),
        note: null,
      }}
      inputs={{
        waiting: { options, placeholder: t('bills.desk.chooseCustomer') },
        companyCode: { options: companiesOf(companies, language) },
      }}
      submitLabel={t('bills.desk.make')}
      onSubmit={async ({ waiting: chosen, ...rest }) => {
        const one = waiting.find(({ orgId, currency }) => `${orgId} ${currency}` === chosen);
        if (!one) return;
        const { orgId, currency } = one;
        const lines = await call(chargesOfCustomer, { query: { orgId, currency }, refusal: 'in place' });
        const chargeIds = lines.filter((line) => line.currency === currency).map(({ id }) => id);
        const body = { id: newKey(), orgId, currency, chargeIds, ...rest };
        const { bill } = await call(makeBill, { body, refusal: 'in place' });
        await done(Promise.resolve(), t('bills.desk.made', { no: bill.billNo }));
        goTo('opsBill', { no: bill.billNo });
      }}
      onClose={onClose}
    />
  );
}

type Company = { readonly value: string; readonly zh: string; readonly en: string };

export function companiesOf(companies: readonly Company[], language: 'en' | 'zh-cn') {
  return companies.map(({ value, zh, en }) => ({ value, label: language === 'en' ? en : zh }));
}
