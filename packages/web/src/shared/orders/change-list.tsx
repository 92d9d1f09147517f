import { say } from '@loadline/contract/kernel/text';
import { labelOfChange, type OrderChange } from '@loadline/contract/orders/order-changes';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { useReading } from '../../resource/value.tsx';
import { Button } from '../../ui/button.tsx';
import { changeText } from './change-text.ts';
import './papers.css';

const seenAtOnce = 6;

/** What differs, field by field: what it was, what it is to be. */
export function ChangeList({ changes }: { changes: readonly OrderChange[] }) {
  const { t, language } = useWords();
  const reading = useReading();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, seenAtOnce);
  return (
    <>
      <dl className="order-changes">
        {shown.map(({ path, from, to }) => (
          <div key={path}>
            <dt>{say(labelOfChange(path), language)}</dt>
            <dd>
              <s>{changeText(path, from, reading)}</s> {'\u2192'} <b>{changeText(path, to, reading)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > shown.length ? (
        <Button look="text" size="small" onClick={() => setIsWhole(true)}>
          {t('orders.requests.more', { count: changes.length - shown.length })}
        </Button>
      ) : null}
    </>
  );
}
