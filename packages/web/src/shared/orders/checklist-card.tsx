import { documentTypes } from '@loadline/contract/codes/document-type';
import type { OrderStatus } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { documentStates } from '@loadline/contract/orders/order-checklist';
import { isBefore } from '@loadline/contract/orders/order-part';
import { useWords } from '../../kernel/words.ts';
import { DueTime } from '../../resource/due-time.tsx';
import type { FileCalls } from '../../resource/files/record-file.ts';
import { UploadButton } from '../../resource/files/upload-button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

type Entry = OrderRecord['checklist'][number];

interface ChecklistCardProps {
  checklist: readonly Entry[];
  status: OrderStatus;
  upload: FileCalls['upload'];
}

/** The documents that this order needs, until when, and which are still to come; nobody waits for them once it has left or ended. */
export function ChecklistCard({ checklist, status, upload }: ChecklistCardProps) {
  const { t } = useWords();
  if (checklist.length === 0) return null;
  const open = checklist.filter(isToCome);
  const isDue = isBefore(status, 'DEPARTED');
  const lines = (
    <ul>
      {[...open, ...checklist.filter((entry) => !isToCome(entry))].map((entry) => (
        <EntryLine key={entry.document} entry={entry} isDue={isDue} upload={upload} />
      ))}
    </ul>
  );
  return (
    <Card
      flush
      family={isDue && open.length > 0 ? 'act' : undefined}
      title={t('orders.papers.title')}
      aside={t('orders.papers.count', { in: checklist.length - open.length, all: checklist.length })}
    >
      {isDue || open.length === 0 ? (
        lines
      ) : (
        <details className="order-papers-left">
          <summary>{t('orders.papers.left', { count: open.length })}</summary>
          {lines}
        </details>
      )}
    </Card>
  );
}

function isToCome({ state }: Entry): boolean {
  return state === 'missing' || state === 'refused';
}

interface EntryLineProps {
  entry: Entry;
  isDue: boolean;
  upload: FileCalls['upload'];
}

function EntryLine({ entry, isDue, upload }: EntryLineProps) {
  const { t, language } = useWords();
  const { document, state, due, reason } = entry;
  const name = say(wordOf(documentTypes, document), language);
  const word = wordOf(documentStates, state);
  return (
    <li className="order-paper">
      <span className="order-paper__name">{name}</span>
      <span className="order-paper__state">
        <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>
        {isDue && isToCome(entry) && due !== null ? <DueTime due={due} /> : null}
      </span>
      {reason ? <p className="order-paper__reason">{reason}</p> : null}
      {isToCome(entry) && upload ? (
        <UploadButton
          type={document}
          upload={upload}
          size="small"
          aria-label={t('orders.papers.uploadOf', { name })}
        >
          {t('orders.papers.upload')}
        </UploadButton>
      ) : null}
    </li>
  );
}
