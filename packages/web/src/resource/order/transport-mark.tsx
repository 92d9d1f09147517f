import { type Transport, transports, unknownTransport } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { transportIcon } from '../../site/search/transport-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** How cargo travels as an icon, its word for those who listen; what stands beside it is the caller's. */
export function TransportMark({ transport }: { transport: Transport | null }) {
  const { language } = useWords();
  const word = say(transport === null ? unknownTransport : wordOf(transports, transport), language);
  return (
    <span className="transport-mark" title={word}>
      <Icon name={transportIcon(transport)} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
