import type { Family } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import type { NoticeWordName } from './notice-word.ts';

/** What an event looks like and says unless staff have worded it otherwise. */
export interface NoticeText {
  /** Its look; `act` and `stop` ask for something to be done. */
  readonly family: Family;
  /** The facts it can name beside the number and the link. */
  readonly words: readonly NoticeWordName[];
  /** What happened, where the name of the event would leave it open. */
  readonly title?: Text;
  /** One sentence; parts stand between middle dots, and those that are not known go. */
  readonly line: Text;
}

export function told(
  family: Family,
  words: readonly NoticeWordName[],
  zh: string,
  en: string,
  title?: Text,
): NoticeText {
  return { family, words, line: { zh, en }, ...(title && { title }) };
}
