import { abnormalKinds, abnormalStates } from '@loadline/contract/customs/customs.codes';
import { type CustomsStatus, customsWord } from '@loadline/contract/customs/customs.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { Segments } from '../../ui/segments.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { CustomsFlag, CustomsRow } from './customs-record.ts';
import { wayOf } from './customs-way.ts';
import './customs.css';

interface CustomsStateProps {
  status: CustomsStatus;
  /** How the goods go, where it is known. */
  transport?: string | null;
}

export function CustomsState({ status, transport = null }: CustomsStateProps) {
  return <CodeChip word={customsWord(status, transport)} />;
}

type Flagged = Pick<CustomsFlag, 'kind' | 'state'>;

/** What customs found abnormal, and how far it has come. */
function FlagMark({ flag: { kind, state } }: { flag: Flagged }) {
  const { t, language } = useWords();
  const standing = wordOf(abnormalStates, state);
  return (
    <StateDot family={standing.family ?? 'void'}>
      {t('customs.flag.mark', {
        kind: say(wordOf(abnormalKinds, kind), language),
        state: say(standing, language),
      })}
    </StateDot>
  );
}

/** The status with the way to it; under it what is abnormal. */
export function CustomsStateCell({ row }: { row: CustomsRow }) {
  const { t, language } = useWords();
  const way = wayOf(
    row,
    row.recorded.map((step) => ({ step })),
    row.flags.length > 0,
  );
  const at = way.findIndex(({ step }) => step === row.status) + 1;
  const [first, ...rest] = row.flags;
  return (
    <>
      <span className="customs-state">
        <CustomsState status={row.status} />
        {at > 0 ? (
          <Segments
            states={way.map(({ state }) => state)}
            label={t('customs.way.label', {
              step: say(customsWord(row.status), language),
              at,
              of: way.length,
            })}
          />
        ) : null}
      </span>
      {first ? (
        <span className="data-table__second">
          <FlagMark flag={first} />
          {rest.length > 0 ? ` +${rest.length}` : null}
        </span>
      ) : null}
    </>
  );
}
