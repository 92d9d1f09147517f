import { labelAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import type { TrustOrder } from './trust-order.ts';

interface SentBackListProps {
  order: TrustOrder;
  title: string;
  /** The way to correct a field. */
  correct?: ReactNode;
}

/** What is to be corrected: the word about the whole, then field by field. */
export function SentBackList({ order: { content, corrections, reason }, title, correct }: SentBackListProps) {
  const { language } = useWords();
  return (
    <Card flush family="act" title={title}>
      {reason ? <p className="sent-back__reason">{reason}</p> : null}
      <ul className="sent-back">
        {corrections.map(({ path, reason: why }) => {
          const label = labelAt(contentFields, content, path);
          return (
            <li key={path}>
              <b>{label ? say(label, language) : path}</b>
              <span>{why}</span>
              {correct}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
