import { type WaybillStatus, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

/** A status in words, with its code for those who know them by number. */
export function WaybillState({ status }: { status: WaybillStatus }) {
  const { language } = useWords();
  const word = wordOf(waybillStatuses, status);
  return (
    <StatusChip family={word.family ?? 'void'} title={status}>
      {say(word, language)}
    </StatusChip>
  );
}
