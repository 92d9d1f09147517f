import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { awbOf, longestRange, plainAwb, shownAwb } from '@loadline/contract/waybills/awb-number';
import { addRange } from '@loadline/contract/waybills/awb-stock.api';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import type { InputLook, Values } from '../../../resource/input-look.ts';
import { numberLook } from '../../../resource/waybill/number-look.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';

/** A range of numbers the airline gave: by its first and last one, or by the first and how many. */
export function RangeDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const done = useDone();
  return (
    <AskDialog
      title={t('stock.addTitle')}
      says={t('stock.addSays', { most: wholeText(longestRange) })}
      fields={addRange.body}
      inputs={{ first: numberLook(words), last: lastLook(words), count: countLook(words) }}
      submitLabel={t('stock.add')}
      onSubmit={async (body) => {
        const added = call(addRange, { body, refusal: 'in place' });
        const { added: count, known } = await added;
        await done(added, t('stock.added', { count: wholeText(count), known: wholeText(known) }));
      }}
      onClose={onClose}
    />
  );
}

function isTyped(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** Prefix and serial of a number that is right. */
function partsOf(value: unknown): { prefix: string; serial: number } | undefined {
  if (typeof value !== 'string' || checkAirWaybill(value) !== 'valid') return undefined;
  const plain = plainAwb(value);
  return { prefix: plain.slice(0, 3), serial: Number(plain.slice(3, 10)) };
}

function lastLook(words: Words): InputLook {
  const { t } = words;
  const look = numberLook(words);
  const sizeOf = (value: unknown, { first }: Values): number | undefined => {
    const [from, to] = [partsOf(first), partsOf(value)];
    return from && to && from.prefix === to.prefix ? to.serial - from.serial + 1 : undefined;
  };
  return {
    ...look,
    fault: (value, values) => {
      const wrong = look.fault?.(value, values);
      if (wrong !== undefined || !isTyped(value) || !partsOf(values['first'])) return wrong;
      const size = sizeOf(value, values);
      if (size === undefined) return t('stock.otherPrefix');
      if (size < 1) return t('stock.backwards');
      return size > longestRange ? t('stock.tooLong', { most: wholeText(longestRange) }) : undefined;
    },
    remark: (value, values) => {
      const size = sizeOf(value, values);
      return size === undefined ? t('waybills.number.right') : t('stock.size', { count: wholeText(size) });
    },
  };
}

function countLook({ t }: Words): InputLook {
  return {
    fault: (value, { last }) => (isTyped(value) === isTyped(last) ? t('stock.lastOrCount') : undefined),
    remark: (value, { first }) => {
      const from = partsOf(first);
      const count = Number(value);
      if (!from || !Number.isInteger(count) || count < 1) return undefined;
      return t('stock.until', { last: shownAwb(awbOf(from.prefix, from.serial + count - 1)) });
    },
  };
}
