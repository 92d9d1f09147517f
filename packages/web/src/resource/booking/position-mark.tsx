import { type Position, positions } from '@loadline/contract/bookings/booking.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { StateDot } from '../../ui/status-chip.tsx';

/** How much a place is wanted; nothing said is normal (spec §4). */
export function PositionMark({ position }: { position: Position | null }) {
  const { language } = useWords();
  const word = wordOf(positions, position ?? '2');
  const text = say(word, language);
  if (word.family === 'act' || word.family === 'wait')
    return <StateDot family={word.family}>{text}</StateDot>;
  return <span className="booking-muted">{text}</span>;
}
