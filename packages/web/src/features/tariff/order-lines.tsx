import { tariffLinesOfEntry } from '@loadline/contract/clearance/entry-tariff.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { tariffLinesOfOrder } from '@loadline/contract/tariffs/tariff-order.api';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type Taken = Pick<AnswerOf<typeof tariffLinesOfEntry>, 'lines'> &
  Partial<AnswerOf<typeof tariffLinesOfEntry>>;

interface OrderLinesProps {
  /** With how it comes, and of an entry where, when and of which type, as far as it says. */
  onTake: (
    lines: readonly Readonly<Record<string, unknown>>[],
    head: Omit<Taken, 'lines'>,
    order: string,
  ) => void;
}

/** Our own numbers of entries begin so; those of orders do not. */
const isOfEntry = (no: string) => /^us/i.test(no);

/** The goods of an order or of an entry in place of what is typed, for who may see either. */
export function OrderLines({ onTake }: OrderLinesProps) {
  const { t } = useWords();
  const [no, setNo] = useState('');
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [order, entry] = [permitted(tariffLinesOfOrder), permitted(tariffLinesOfEntry)];
  if (!order && !entry) return null;
  const fetched = async (typed: string): Promise<Taken> => {
    if (isOfEntry(typed) && entry)
      return call(entry, { query: { no: typed.toUpperCase() }, refusal: 'in place' });
    return order ? call(order, { query: { no: typed }, refusal: 'in place' }) : { lines: [] };
  };
  const take = async () => {
    const typed = no.trim();
    if (typed === '') return;
    setBusy(true);
    setSaid(undefined);
    try {
      const { lines, ...head } = await fetched(typed);
      if (lines.length === 0) setSaid(t('tariff.noGoods'));
      else onTake(lines, head, isOfEntry(typed) ? '' : typed);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSaid(error.status === 404 ? t('tariff.noOrder') : error.says);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Field label={t('tariff.fromOrder')} error={said} className="tariff-head__order">
      <TextInput
        value={no}
        placeholder={t('tariff.orderNo')}
        onChange={setNo}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey) return;
          event.preventDefault();
          void take();
        }}
        suffix={
          <Button look="text" size="small" busy={busy} onClick={() => void take()}>
            {t('tariff.takeLines')}
          </Button>
        }
      />
    </Field>
  );
}
