import { deskBillApi } from '@loadline/contract/bills/bill-desk.api';
import { marginApi } from '@loadline/contract/bills/margin.api';
import type { Overview } from '@loadline/contract/dashboard/overview.api';
import { moneyText, tenthText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { PageName } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asking } from '../../../kernel/asking.ts';
import type { Search } from '../../../kernel/navigation.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { Definition } from '../../../shared/dashboard/figure-card.tsx';
import { changeText, percentOf } from '../../../shared/dashboard/share.ts';
import { useWork } from '../use-work.ts';
import { type Counted, ordersOf } from './overview.ts';

interface OverviewStripProps {
  counted: Counted;
  figures: Overview;
}

/** What the forwarder looks at first: each figure leads to the list it is counted from, and says how. */
export function OverviewStrip({ counted, figures }: OverviewStripProps) {
  const { t } = useWords();
  const { orders, ordersBefore, weight, weightBefore, onTime } = figures;
  const compared = (now: number, before: number) =>
    before > 0 ? t('overview.onBefore', { change: changeText(now, before) }) : t('overview.noBefore');
  return (
    <ul className="card overview-strip" aria-label={t('overview.figures')}>
      <Figure
        name={t('overview.orders')}
        definition={t('overview.defined.orders')}
        value={wholeText(orders)}
        note={compared(orders, ordersBefore)}
        way={{ page: 'opsOrders', query: ordersOf(counted) }}
      />
      <Figure
        name={t('overview.weight')}
        definition={t('dashboard.defined.modes')}
        value={weightText(weight)}
        unit="kg"
        note={compared(Number(weight), Number(weightBefore))}
      />
      <Figure
        name={t('overview.onTime')}
        definition={t('overview.defined.onTime')}
        value={onTime.arrived === 0 ? missing : tenthText(String(percentOf(onTime.kept, onTime.arrived)))}
        unit={onTime.arrived === 0 ? undefined : '%'}
        note={t('overview.kept', { kept: wholeText(onTime.kept), arrived: wholeText(onTime.arrived) })}
      />
      {may('op:work:view') ? <WorkFigure /> : null}
      {may('op:finance') ? <OverdueFigure /> : null}
      {may('op:cost') ? <MarginFigure counted={counted} /> : null}
    </ul>
  );
}

interface FigureProps {
  name: string;
  definition: string;
  value: ReactNode;
  unit?: string | undefined;
  note: ReactNode;
  /** Something is wrong with it. */
  alarm?: boolean;
  way?: { readonly page: PageName; readonly query?: Search };
}

function Figure({ name, definition, value, unit, note, alarm = false, way }: FigureProps) {
  return (
    <li>
      <span className="overview-strip__name">
        {way ? <PageLink {...way}>{name}</PageLink> : name}
        <Definition title={name} text={definition} />
      </span>
      <b>
        {value}
        {unit ? <small> {unit}</small> : null}
      </b>
      <span className={alarm ? 'overview-strip__note overview-strip__note--alarm' : 'overview-strip__note'}>
        {note}
      </span>
    </li>
  );
}

function WorkFigure() {
  const { t } = useWords();
  const { data } = useWork();
  const sum = (key: 'waiting' | 'late') =>
    (data?.queues ?? []).reduce((total, queue) => total + queue[key], 0);
  return (
    <Figure
      name={t('overview.work')}
      definition={t('overview.defined.work')}
      value={data ? wholeText(sum('waiting')) : missing}
      note={data ? t('overview.late', { count: wholeText(sum('late')) }) : ''}
      alarm={sum('late') > 0}
      way={{ page: 'ops' }}
    />
  );
}

/** What customers owe longer than they may: a line for each currency, which are never mixed. */
function OverdueFigure() {
  const { t } = useWords();
  const { data } = useQuery(asking(deskBillApi.overview, { tab: 'overdue' }));
  const sums = data?.sums ?? [];
  const [most, ...others] = sums.toSorted((one, other) => other.bills - one.bills);
  const bills = sums.reduce((sum, one) => sum + one.bills, 0);
  return (
    <Figure
      name={t('overview.overdue')}
      definition={t('overview.defined.overdue')}
      value={most ? moneyText(most.unpaidAmount) : data ? moneyText('0') : missing}
      unit={most?.currency}
      note={[
        t('overview.bills', { count: wholeText(bills) }),
        ...others.map(({ currency, unpaidAmount }) => `${moneyText(unpaidAmount)} ${currency}`),
      ].join(' · ')}
      alarm={bills > 0}
      way={{ page: 'opsBills', query: { tab: 'overdue' } }}
    />
  );
}

function MarginFigure({ counted: { from, to } }: { counted: Counted }) {
  const { t } = useWords();
  const { data } = useQuery(asking(marginApi.overview, { from, to }));
  return (
    <Figure
      name={t('overview.margin')}
      definition={t('overview.defined.margin')}
      value={data?.percent ? tenthText(data.percent) : missing}
      unit={data?.percent ? '%' : undefined}
      note={
        data?.margin ? t('overview.marginOf', { amount: moneyText(data.margin) }) : t('overview.noMargin')
      }
      alarm={data?.margin?.startsWith('-') === true}
      way={{ page: 'opsMargin', query: { from, to } }}
    />
  );
}
