import type { BodyOf } from '../kernel/endpoint.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { moveDeskSheet } from './sheet-desk.api.ts';

type Move = Pick<BodyOf<typeof moveDeskSheet>, 'to' | 'said' | 'customerActionZh' | 'dueAt'>;
type Word = Exclude<keyof Move, 'to'>;

/** What a step needs beside itself: what the customer is to do and until when, or what he is told at the end. */
const needed: Partial<Record<Move['to'], readonly Word[]>> = {
  WAITING_CUSTOMER: ['customerActionZh', 'dueAt'],
  RESOLVED: ['said'],
};

const isNeeded: Text = { zh: '必填', en: 'is required' };

export function wordsFor(to: Move['to']): readonly Word[] {
  return needed[to] ?? [];
}

/** The words that a step lacks, by field. */
export function missingWords(move: Move): { path: string; label: Text; says: Text }[] {
  const fields: Readonly<Record<Word, Field>> = moveDeskSheet.body;
  return wordsFor(move.to)
    .filter((word) => move[word] === null)
    .map((word) => ({ path: word, label: fields[word].label, says: isNeeded }));
}
