import { deskBillApi } from '@loadline/contract/bills/bill-desk.api';
import { lastRun } from '@loadline/contract/bills/bill-run.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { useNow } from '../../../resource/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { inLanguage } from '../named.ts';
import '../../../shared/bills/bills.css';

const renewed = 1_500;
const shownAtOnce = 5;
/** For how long it is said that a run is over, in minutes: longer where something is left to do. */
const saidFor = { whole: 10, left: 24 * 60 };

/** How one's last run of bills is going; what stayed a draft, and why, until those are issued or another run begins. */
export function MonthRun() {
  const { t, language } = useWords();
  const client = useQueryClient();
  const { data } = useQuery({
    ...asking(lastRun, {}),
    refetchInterval: ({ state }) => (state.data?.[0]?.state === 'RUNNING' ? renewed : false),
  });
  const now = useNow();
  const run = data?.[0];
  const done = run?.done;
  useEffect(() => {
    if (done === undefined) return;
    for (const { path } of [deskBillApi.list, deskBillApi.count, deskBillApi.overview])
      void client.invalidateQueries({ queryKey: [path] });
  }, [client, done]);
  if (!run) return null;
  const { customers, made, issued, left } = run;
  if (run.state === 'RUNNING') {
    const says = t('bills.desk.running', { done: wholeText(run.done), customers: wholeText(customers) });
    return (
      <div className="bill-run">
        {says}
        <ProgressBar label={says} good={run.done} total={customers} />
      </div>
    );
  }
  const over = run.endedAt === null ? 0 : (now.getTime() - Date.parse(run.endedAt)) / 60_000;
  if (over > (left.length > 0 ? saidFor.left : saidFor.whole)) return null;
  return (
    <div className="bill-run">
      <Alert family={left.length > 0 ? 'act' : 'done'}>
        {t('bills.desk.done', { upTo: run.upTo, made: wholeText(made), issued: wholeText(issued) })}
        {left.length > 0 ? (
          <ul>
            {left.slice(0, shownAtOnce).map(({ billNo, whyZh, whyEn }) => (
              <li key={billNo}>
                <PageLink page="opsBill" query={{ no: billNo }}>
                  {billNo}
                </PageLink>{' '}
                {inLanguage(language, whyZh, whyEn)}
              </li>
            ))}
            {left.length > shownAtOnce ? (
              <li>{t('bills.desk.moreLeft', { count: left.length - shownAtOnce })}</li>
            ) : null}
          </ul>
        ) : null}
      </Alert>
    </div>
  );
}
