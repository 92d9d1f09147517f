import { type IsfState, isfStandings } from '@loadline/contract/clearance/entry-isf.codes';
import { standingOf } from '@loadline/contract/clearance/entry-isf.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { leftText } from '../../resource/duration-text.ts';
import { timeLeft } from '../../resource/time-left.ts';
import { useNow } from '../../resource/use-now.ts';
import { StateDot } from '../../ui/status-chip.tsx';

interface IsfClockProps {
  of: {
    readonly isfState: IsfState;
    readonly isfDue: string | null;
    readonly isfFiledAt: string | null;
  };
}

/** How a filing stands against the 24 hours before loading: counted down as long as it is to come, late said in words. */
export function IsfClock({ of }: IsfClockProps) {
  const { t, language } = useWords();
  const now = useNow();
  const standing = standingOf(of, now);
  const { family = 'void', ...word } = wordOf(isfStandings, standing);
  const counts = standing === 'open' || standing === 'late';
  const left = of.isfDue && counts ? leftText(timeLeft(of.isfDue, now), t) : null;
  return (
    <StateDot family={family}>
      {say(word, language)}
      {left ? ` · ${t(standing === 'late' ? 'clearance.exam.late' : 'clearance.exam.left', { left })}` : null}
    </StateDot>
  );
}
