import { type Transport, transports, unknownTransport } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { transportIcon } from '../tracking/transport-icon.ts';
import './trust.css';

/** How cargo is to travel: an icon and its word. */
export function ModeMark({ mode }: { mode: Transport | null }) {
  const { language } = useWords();
  return (
    <span className="trust-mode">
      <Icon name={transportIcon(mode)} size={15} />
      {say(mode === null ? unknownTransport : wordOf(transports, mode), language)}
    </span>
  );
}
