import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { listChoices } from '@loadline/contract/ops/choices.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { named } from './named.ts';

export type Choices = AnswerOf<typeof listChoices>;

/** What the forms of the console choose from; undefined until it is known. */
export function useChoices(): Choices | undefined {
  return useQuery(asking(listChoices, {})).data;
}

/** The same as the options of inputs, in the reader's language. */
export function useOptions(choices: Choices | undefined) {
  const { language } = useWords();
  const of = (all: readonly { id: string; nameZh: string; nameEn: string }[] = []) =>
    all.map((one) => ({ value: one.id, label: named(one, language) }));
  return {
    people: (choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
    customerRoles: of(choices?.roles.filter(({ category }) => category === '2')),
    staffRoles: of(choices?.roles.filter(({ category }) => category === '1')),
    products: of(choices?.products),
    teams: of(choices?.teams),
  };
}
