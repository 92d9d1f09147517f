import { checkCreditCode } from '@loadline/contract/checks/china';
import { legalIdFlaw } from '@loadline/contract/facts/legal-id';
import type { Field } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { registration } from '@loadline/contract/registrations/registration';
import { lacksName } from '@loadline/contract/registrations/registration.rules';
import { codeFault, mobileFault, newPasswordFault, repeatFault } from '../../kernel/person-faults.ts';
import type { Faults } from '../../kernel/use-entries.ts';
import type { Words } from '../../kernel/words.ts';
import type { Application } from './application.ts';
import { legalIdLabel } from './entry-label.ts';

type LegalKey = 'accountType' | 'legalIdKind' | 'legalId';

/** What is wrong with an application, in the order of the form; the server checks it again. */
export function faultsOf(application: Application, words: Words): Faults<Application> {
  const { accountType, licence, password, repeat, agreed } = application;
  const { t } = words;
  const { companyNameCn, companyNameEn, contactName, email, address, lanes, salesCode } = registration.fields;
  const isCompany = accountType === 'company';
  const typed = (field: Field, value: string) => textFault(field, value, words);
  return {
    companyNameCn: isCompany
      ? typed({ ...companyNameCn, required: lacksName(application) }, application.companyNameCn)
      : undefined,
    companyNameEn: isCompany ? typed(companyNameEn, application.companyNameEn) : undefined,
    legalId: legalIdFault(application, words),
    address: typed(address, application.address),
    licence: licence
      ? undefined
      : t('register.licence.none', { label: t(`register.licence.${accountType}`) }),
    contactName:
      application.contactName.trim() === ''
        ? t('register.required', { label: t('register.contactName') })
        : typed(contactName, application.contactName),
    email: typed(email, application.email),
    mobile: mobileFault(words, application.mobile),
    smsCode: codeFault(words, application.smsCode),
    password: newPasswordFault(words, password),
    repeat: repeatFault(words, password, repeat),
    lanes: typed(lanes, application.lanes),
    salesCode: typed(salesCode, application.salesCode),
    agreed: agreed ? undefined : t('register.noAgreement'),
  };
}

/** What is wrong with a text of the contract's field: missing, too long, against its rule. */
export function textFault(field: Field, typed: string, { t, language }: Words): string | undefined {
  if (field.kind !== 'text') return undefined;
  const value = typed.trim();
  if (value === '')
    return field.required ? t('register.required', { label: say(field.label, language) }) : undefined;
  if (value.length > field.max) return t('register.tooLong', { max: field.max, length: value.length });
  return field.rule && !field.rule.test(value) ? say(field.rule.says, language) : undefined;
}

export function legalIdFault(of: Pick<Application, LegalKey>, words: Words): string | undefined {
  const { accountType, legalIdKind, legalId } = of;
  const { t, language } = words;
  if (legalId.trim() === '') return t('register.required', { label: legalIdLabel(of, words) });
  const flaw = legalIdFlaw(
    { accountType, legalIdKind, legalId, country: null },
    new Date().toISOString().slice(0, 10),
  );
  const said = flaw && say(flaw.says, language);
  const isSlip = legalIdKind === 'creditCode' && checkCreditCode(legalId) === 'wrong-digit';
  return said && isSlip ? t('register.checkDigit', { flaw: said }) : said;
}
