import type { BodyOf } from '../kernel/endpoint.ts';
import type { Field } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { moveDeskSheet } from './sheet-desk.api.ts';

type Move = Pick<BodyOf<typeof moveDeskSheet>, 'to' | 'said' | 'customerActionZh' | 'dueAt'>;
type Word = Exclude<keyof Move, 'to'>;

/** What a step needs beside itself: what the customer is to do and until when, or what they are told at the end. */
const needed: Partial<Record<Move['to'], readonly Word[]>> = {
  WAITING_CUSTOMER: ['customerActionZh', 'dueAt'],
  RESOLVED: ['said'],
};

const isNeeded: Text = { zh: '必填', en: 'is required' };
const isOver: Text = { zh: '已经过去，请改为今后的时间', en: 'has passed: give a time to come' };

export function wordsFor(to: Move['to']): readonly Word[] {
  return needed[to] ?? [];
}

/** What a step lacks at `now`, by field: a word, or a time that the customer still has. */
export function missingWords(move: Move, now: Date): { path: string; label: Text; says: Text }[] {
  const fields: Readonly<Record<Word, Field>> = moveDeskSheet.body;
  const wanted = wordsFor(move.to);
  const open = wanted.filter((word) => move[word] === null).map((word) => ({ word, says: isNeeded }));
  const isLate = wanted.includes('dueAt') && move.dueAt !== null && Date.parse(move.dueAt) <= now.getTime();
  const late = isLate ? [{ word: 'dueAt' as const, says: isOver }] : [];
  return [...open, ...late].map(({ word, says }) => ({ path: word, label: fields[word].label, says }));
}
