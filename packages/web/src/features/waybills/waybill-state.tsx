import { type WaybillStatus, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

/** A status in words; the desk, which knows them by number, has its code on hover. */
export function WaybillState({ status }: { status: WaybillStatus }) {
  const { language } = useWords();
  const word = wordOf(waybillStatuses, status);
  return (
    <StatusChip family={word.family ?? 'void'} title={may('op:mawb:view') ? status : undefined}>
      {say(word, language)}
    </StatusChip>
  );
}
