import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import type { Words } from '../../kernel/words.ts';
import { wholeText } from '../../resource/decimal.ts';
import type { ListView } from '../../resource/views/views-of-list.ts';
import type { TrustOverview } from './trust-record.ts';

/** The product's own views by what has to be done next: each is a set of states. */
const statesOf = {
  drafts: ['DRAFT'],
  returned: ['RETURNED'],
  waiting: ['SUBMITTED', 'CANCEL_REQUESTED'],
  running: ['ACCEPTED', 'IN_EXECUTION'],
  done: ['COMPLETED'],
} as const satisfies Record<string, readonly TrustState[]>;

/** The views every list of trust orders has, with how many each holds once that is known. */
export function trustViews(t: Words['t'], overview: TrustOverview | undefined): ListView[] {
  const view = (key: keyof typeof statesOf): ListView => {
    const states: readonly TrustState[] = statesOf[key];
    const rows = overview?.byState.filter(({ state }) => states.includes(state));
    return {
      key,
      label: t(`trust.view.${key}`),
      search: { state: states },
      count: rows && wholeText(rows.reduce((total, { count }) => total + count, 0)),
    };
  };
  return [
    { key: 'all', label: t('trust.view.all'), search: {}, count: overview && wholeText(overview.total) },
    view('drafts'),
    view('returned'),
    view('waiting'),
    view('running'),
    {
      key: 'amending',
      label: t('trust.amending'),
      search: { amending: 'true' },
      count: overview && wholeText(overview.amending),
    },
    view('done'),
  ];
}
