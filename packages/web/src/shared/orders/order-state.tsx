import { type OrderStatus, orderStatuses } from '@loadline/contract/codes/stage';
import { type Transport, transports, unknownTransport } from '@loadline/contract/codes/transport';
import { briefly, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { transportIcon } from '../tracking/transport-icon.ts';
import './order.css';

/** The status of an order; one that is on hold keeps its stage and says so. */
export function OrderState({ status, onHold }: { status: OrderStatus; onHold: boolean }) {
  const { t, language } = useWords();
  const word = wordOf(orderStatuses, status);
  if (!onHold) return <CodeChip word={word} />;
  return (
    <StatusChip family="act" title={t('orders.onHold')}>
      {t('orders.held', { stage: say(briefly(word), language) })}
    </StatusChip>
  );
}

interface ChannelOf {
  transportType: Transport | null;
  channelName: string;
  channelNameEn: string;
}

/** How an order travels: an icon and the forwarder's name for the service. */
export function ChannelMark({ of }: { of: ChannelOf }) {
  const { language } = useWords();
  const name = language === 'en' ? of.channelNameEn : of.channelName;
  return (
    <span className="order-channel">
      <TransportMark transport={of.transportType} />
      <span className="order-channel__name" title={name}>
        {name}
      </span>
    </span>
  );
}

/** How cargo travels as an icon, its word for those who listen; what stands beside it is the caller's. */
function TransportMark({ transport }: { transport: Transport | null }) {
  const { language } = useWords();
  const word = say(transport === null ? unknownTransport : wordOf(transports, transport), language);
  return (
    <span className="transport-mark" title={word}>
      <Icon name={transportIcon(transport)} />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
