import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { boardGroups } from '@loadline/contract/databoard/board-group';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { wholeText } from '../../resource/decimal.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import { type BoardFlight, stepsOf } from './board.ts';
import { WaybillsLink } from './waybills-link.tsx';

/** How many waybills of a flight stand in each step; the states behind a step in its title, the waybills behind its link. */
export function FlightSteps({ flight }: { flight: BoardFlight }) {
  const { language } = useWords();
  return (
    <span className="flight-steps">
      {stepsOf(flight).map(({ group, inside, count }) => {
        const { family = 'work', ...name } = wordOf(boardGroups, group);
        const behind = inside.map(
          (one) => `${say(wordOf(waybillStatuses, one.status), language)} ${one.count}`,
        );
        const dot = (
          <StateDot family={family} title={[say(name, language), ...behind].join('\n')}>
            {wholeText(count)}
          </StateDot>
        );
        if (count === 0) return <span key={group}>{dot}</span>;
        return (
          <WaybillsLink
            key={group}
            flight={flight}
            states={inside.map(({ status }) => status)}
            label={`${say(name, language)} ${count}`}
          >
            {dot}
          </WaybillsLink>
        );
      })}
    </span>
  );
}
