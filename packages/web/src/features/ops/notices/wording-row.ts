import { codeTable, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { code } from '@loadline/contract/kernel/field';
import { resource } from '@loadline/contract/kernel/resource';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { NoticeChannel } from '@loadline/contract/messages/notice-event';
import { wording, wordingInList, wordingKeys, wordingOf } from '@loadline/contract/notices/wording';
import { listWordings, saveWording } from '@loadline/contract/notices/wording.api';
import { asking } from '../../../kernel/asking.ts';
import { onePage } from '../one-page.ts';

type Listed = AnswerOf<typeof listWordings>[number];

/** A template as the list shows it: with the name of its event or message, its way and its heading. */
export type WordingRow = Listed & {
  readonly label: string;
  readonly channel: NoticeChannel;
  readonly group: string;
};

export const wordingResource = resource(wording.name, wording.label, { ...wordingInList, ...wording.fields });

/** All templates; the search also finds the words of their events. */
export function wordingList(language: Language) {
  return onePage(asking(listWordings, {}), (one) => rowOf(one, language));
}

function rowOf(one: Listed, language: Language): WordingRow {
  const own = wordingOf(one.id);
  return {
    ...one,
    label: own ? say(own.label, language) : one.id,
    channel: own?.channel ?? 'inApp',
    group: own ? say(own.group, language) : '',
  };
}

/** The call that saves one template: nothing about it is chosen but its words, and an SMS has no subject. */
export function savingOf(key: string | undefined) {
  const { subjectZh, subjectEn, ...rest } = saveWording.body;
  const only = codeTable('wording', { [key ?? '']: wordOf(wordingKeys, key ?? '') });
  const subjects = key?.endsWith('.sms') ? {} : { subjectZh, subjectEn };
  return { ...saveWording, body: { ...subjects, ...rest, id: code(only, saveWording.body.id) } };
}
