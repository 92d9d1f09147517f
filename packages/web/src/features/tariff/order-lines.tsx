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

interface OrderLinesProps {
  onTake: (lines: AnswerOf<typeof tariffLinesOfOrder>) => void;
}

/** The goods of an order in place of what is typed, for who may see orders. */
export function OrderLines({ onTake }: OrderLinesProps) {
  const { t } = useWords();
  const [no, setNo] = useState('');
  const [said, setSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = permitted(tariffLinesOfOrder);
  if (!ask) return null;
  const take = async () => {
    if (no.trim() === '') return;
    setBusy(true);
    setSaid(undefined);
    try {
      const lines = await call(ask, { query: { no: no.trim() }, refusal: 'in place' });
      if (lines.length === 0) setSaid(t('tariff.noGoods'));
      else onTake(lines);
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
