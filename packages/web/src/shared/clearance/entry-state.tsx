import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { customsStatuses } from '@loadline/contract/customs/customs.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Segments } from '../../ui/segments.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { CustomsState } from '../customs/customs-state.tsx';
import { wayOf } from '../customs/customs-way.ts';
import type { EntryRow } from './entry-record.ts';
import '../customs/customs.css';

/** The eleven steps of an entry: duties are always among them. */
export const entryWay = { businessType: '17', tariff: '1', vat: null } as const;

/** The status with the way to it; under it what customs hold. */
export function EntryStateCell({ row }: { row: EntryRow }) {
  const { t, language } = useWords();
  const recorded = row.recorded.map((step) => ({ step }));
  const way = wayOf({ ...entryWay, status: row.status }, recorded, row.holds.length > 0);
  const at = way.findIndex(({ step }) => step === row.status) + 1;
  const [first, ...rest] = row.holds;
  return (
    <>
      <span className="customs-state">
        <CustomsState status={row.status} />
        {at > 0 ? (
          <Segments
            states={way.map(({ state }) => state)}
            label={t('customs.way.label', {
              step: say(wordOf(customsStatuses, row.status), language),
              at,
              of: way.length,
            })}
          />
        ) : null}
      </span>
      {first ? (
        <span className="data-table__second">
          <StateDot family="stop">{say(wordOf(dispositions, first), language)}</StateDot>
          {rest.length > 0 ? ` +${rest.length}` : null}
        </span>
      ) : null}
    </>
  );
}
