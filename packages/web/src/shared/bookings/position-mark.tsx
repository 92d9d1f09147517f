import { type Position, positionWord } from '@loadline/contract/bookings/booking.codes';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { StateDot } from '../../ui/status-chip.tsx';

/** How much a place is wanted. */
export function PositionMark({ position }: { position: Position | null }) {
  const { language } = useWords();
  const word = positionWord(position);
  const text = say(word, language);
  if (word.family) return <StateDot family={word.family}>{text}</StateDot>;
  return <span className="booking-muted">{text}</span>;
}
