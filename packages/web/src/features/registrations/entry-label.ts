import { say } from '@loadline/contract/kernel/text';
import { registration } from '@loadline/contract/registrations/registration';
import type { Words } from '../../kernel/words.ts';
import type { Application } from './application.ts';

/** The name of an entry, as short as a line that lists several can take. */
export function labelOf(
  name: keyof Application,
  { accountType }: Pick<Application, 'accountType'>,
  { t, language }: Words,
): string {
  switch (name) {
    case 'legalId':
    case 'licence':
      return t(`register.short.${name}.${accountType}`);
    case 'companyNameCn':
    case 'companyNameEn':
    case 'contactName':
    case 'smsCode':
    case 'mobile':
    case 'password':
    case 'repeat':
    case 'agreed':
      return t(`register.short.${name}`);
    default:
      return say(registration.fields[name].label, language);
  }
}

/** The name of a field of the contract as the form calls it; an unknown one is called by its key. */
export function nameOfField(
  field: string,
  application: Pick<Application, 'accountType'>,
  words: Words,
): string {
  if (field === 'licenceFileId') return words.t(`register.licence.${application.accountType}`);
  if (field === 'legalId') return words.t(`register.legalId.${application.accountType}`);
  const known = Object.entries(registration.fields).find(([key]) => key === field)?.[1];
  return known ? say(known.label, words.language) : field;
}
