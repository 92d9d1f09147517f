import { transports, unknownTransport } from '@loadline/contract/codes/transport';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Part = Dashboard['weeks'][number];

/** So many weeks have room for their names. */
const namedWeeks = 9;

export type WeeksBy = 'orders' | 'weight';

/** A column for each week, in the colours of how its orders travel; whoever does not see them hears every part. */
export function WeekColumns({ weeks, by }: { weeks: readonly Part[]; by: WeeksBy }) {
  const { language } = useWords();
  const valueOf = (part: Part) => (by === 'orders' ? part.orders : Number(part.weight));
  const shown = [...Map.groupBy(weeks, ({ week }) => week)];
  const most = Math.max(...shown.map(([, parts]) => parts.reduce((sum, part) => sum + valueOf(part), 0)));
  const told = (parts: readonly Part[]) =>
    by === 'orders'
      ? wholeText(parts.reduce((sum, { orders }) => sum + orders, 0))
      : weightText(sumOf(parts.map(({ weight }) => weight)));
  const nameOf = ({ transport }: Part) =>
    say(transport === null ? unknownTransport : wordOf(transports, transport), language);
  return (
    <ol className={shown.length > namedWeeks ? 'weeks weeks--crowded' : 'weeks'}>
      {shown.map(([week, parts]) => (
        <li key={week}>
          <b>{told(parts)}</b>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            {parts.map((part, place) => {
              const before = parts.slice(0, place).reduce((sum, one) => sum + valueOf(one), 0);
              const height = (valueOf(part) / most) * 100;
              return (
                <rect
                  key={part.transport}
                  className={`mode-fill mode-fill--${part.transport ?? 'unknown'}`}
                  y={100 - (before / most) * 100 - height}
                  width="10"
                  height={height}
                />
              );
            })}
          </svg>
          <span>{week.slice(5)}</span>
          <VisuallyHidden>
            {parts.map((part) => `${nameOf(part)} ${told([part])}`).join(' · ')}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
