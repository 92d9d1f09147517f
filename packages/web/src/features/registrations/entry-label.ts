import { legalIdKinds, usualLegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registration } from '@loadline/contract/registrations/registration';
import type { Words } from '../../kernel/words.ts';
import type { Application } from './application.ts';

type Subject = Pick<Application, 'accountType' | 'legalIdKind'>;

function isUsual({ accountType, legalIdKind }: Subject): boolean {
  return legalIdKind === usualLegalIdKind(accountType);
}

/** What the number is called, by its kind. */
export function legalIdLabel(subject: Subject, { t, language }: Words): string {
  const { accountType, legalIdKind } = subject;
  if (isUsual(subject)) return t(`register.legalId.${accountType}`);
  return accountType === 'company'
    ? say(wordOf(legalIdKinds, legalIdKind), language)
    : t('register.legalId.paper');
}

/** The name of an entry, as short as a line that lists several can take. */
export function labelOf(name: keyof Application, application: Subject, words: Words): string {
  const { accountType } = application;
  const { t, language } = words;
  switch (name) {
    case 'legalId':
      return isUsual(application)
        ? t(`register.short.legalId.${accountType}`)
        : legalIdLabel(application, words);
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
export function nameOfField(field: string, application: Subject, words: Words): string {
  if (field === 'licenceFileId') return words.t(`register.licence.${application.accountType}`);
  if (field === 'legalId') return legalIdLabel(application, words);
  const known = Object.entries(registration.fields).find(([key]) => key === field)?.[1];
  return known ? say(known.label, words.language) : field;
}
