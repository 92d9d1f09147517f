import { say } from '@loadline/contract/kernel/text';
import type { Difference } from '@loadline/contract/receipts/measured';
import { wordsOfDifferences } from '@loadline/contract/receipts/measured';
import { receipt } from '@loadline/contract/receipts/receipt';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Arriving } from './arriving.ts';
import type { Entered } from './use-receiving.ts';
import { useReceiving } from './use-receiving.ts';

interface ReceiptFootProps {
  of: Arriving;
  entered: Entered;
  differences: readonly Difference[];
  onWarehouse: (warehouse: string) => void;
  onRemark: (remark: string) => void;
}

/** Where and with which remark, and the two deeds: keep it for later, or it counts. */
export function ReceiptFoot({ of, entered, differences, onWarehouse, onRemark }: ReceiptFootProps) {
  const { t, language } = useWords();
  const [isComplete, setIsComplete] = useState(true);
  const { busy, fault, keep, confirm } = useReceiving(of, entered);
  const beyond = differences.filter(({ over }) => over);
  const differs = isComplete && beyond.length > 0;
  return (
    <>
      <section className="receipt__block receipt__where">
        <Field label={say(receipt.fields.warehouse.label, language)} required error={fault.warehouse}>
          <TextInput
            name="warehouse"
            maxLength={30}
            value={entered.warehouse}
            onChange={onWarehouse}
            autoComplete="on"
          />
        </Field>
        <Field label={say(receipt.fields.remark.label, language)} hint={t('receipt.remarkHint')}>
          <TextInput maxLength={300} value={entered.remark} onChange={onRemark} />
        </Field>
        <Checkbox checked={isComplete} onChange={setIsComplete}>
          {t('receipt.complete')}
        </Checkbox>
      </section>
      <footer className="receipt__foot">
        {fault.lines ? <p role="alert">{fault.lines}</p> : null}
        {differs ? (
          <p className="state-act">
            <StateGlyph family="act" size={14} />
            {t('receipt.differs', { difference: say(wordsOfDifferences(beyond), language) })}
          </p>
        ) : null}
        <div>
          <Button size="large" busy={busy === 'keep'} onClick={() => void keep()}>
            {t('receipt.keep')}
          </Button>
          <Button
            size="large"
            look="primary"
            busy={busy === 'confirm'}
            onClick={() => void confirm(isComplete)}
          >
            {differs ? t('receipt.confirmDiffers') : t('receipt.confirm')}
          </Button>
        </div>
      </footer>
    </>
  );
}
