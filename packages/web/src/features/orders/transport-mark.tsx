import type { Transport } from '@loadline/contract/codes/transport';
import { transports, unknownTransport } from '@loadline/contract/codes/transport';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const icons: Readonly<Record<Transport, IconName>> = { '1': 'plane', '2': 'ship', '3': 'truck', '4': 'rail' };

/** How cargo travels as an icon, its word for those who listen; what is beside it is the caller's. */
export function TransportMark({ transport }: { transport: Transport | null }) {
  const { language } = useWords();
  const word = transport === null ? unknownTransport : wordOf(transports, transport);
  return (
    <span className="transport-mark" title={say(word, language)}>
      <Icon name={transport === null ? 'transport-unknown' : icons[transport]} />
      <VisuallyHidden>{say(word, language)}</VisuallyHidden>
    </span>
  );
}
