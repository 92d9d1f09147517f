import { applyForAccount } from '@loadline/contract/registrations/registration.api';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { inTab } from '../../kernel/storage.ts';
import { type Told, toldBy } from '../../kernel/told.ts';
import { useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { refusedEntries } from '../../shared/session/refused-entries.ts';
import { type Application, emptyApplication } from './application.ts';
import { faultsOf } from './application-faults.ts';
import type { AgreementInForce } from './use-agreement.ts';

const key = 'registration.draft';

interface Handed {
  form: RefObject<HTMLFormElement | null>;
  salesCode: string;
  agreement: AgreementInForce;
  /** Told the number of the application. */
  onReceived(no: string): void;
}

/** The application being filled in: kept in the tab, counted for what is missing, and handed in. */
export function useApplication({ form, salesCode, agreement, onReceived }: Handed) {
  const words = useWords();
  const entries = useEntries(
    form,
    () => ({ ...emptyApplication, salesCode }),
    (values) => faultsOf(values, words),
  );
  const { values } = entries;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told>();
  const [atFirst] = useState(values);
  const goOn = useEffectEvent(() => {
    const draft = keptDraft();
    if (draft) entries.change({ ...draft, salesCode: draft.salesCode || salesCode });
  });
  // Only the browser knows of a draft; nothing is kept before anything is entered.
  useEffect(() => goOn(), []);
  useEffect(() => {
    if (values !== atFirst) keepDraft(values);
  }, [atFirst, values]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { no } = await call(applyForAccount, {
        body: bodyOf(values, agreement.edition),
        refusal: 'in place',
      });
      forgetDraft();
      onReceived(no);
    } catch (error) {
      const told = await toldBy(error).finally(() => setBusy(false));
      const refused = refusedEntries(told, words, { licenceFileId: 'licence', agreementVersion: 'agreed' });
      if (refused.agreed) {
        entries.change({ agreed: false });
        agreement.again();
      }
      if (Object.keys(refused).length > 0) entries.refuse(refused);
      else setRefusal(told);
    }
  };
  const faults = faultsOf(values, words);
  const missing = namesOf(values).filter((name) => faults[name]);
  return { entries, busy, refusal, submit, missing };
}

function namesOf(application: Application): (keyof Application)[] {
  return Object.keys(application).filter((name): name is keyof Application => name in application);
}

function bodyOf(application: Application, agreementVersion: string) {
  const { accountType, interests, volumeBand, licence } = application;
  const isCompany = accountType === 'company';
  return {
    accountType,
    companyNameCn: isCompany ? textOrNull(application.companyNameCn) : null,
    companyNameEn: isCompany ? textOrNull(application.companyNameEn) : null,
    legalIdKind: application.legalIdKind,
    legalId: application.legalId.trim(),
    licenceFileId: licence?.id ?? null,
    contactName: application.contactName.trim(),
    email: application.email.trim(),
    mobile: application.mobile.trim(),
    country: application.country || null,
    address: textOrNull(application.address),
    smsCode: application.smsCode,
    password: application.password,
    interests: [...interests],
    volumeBand: volumeBand === '' ? null : volumeBand,
    lanes: textOrNull(application.lanes),
    salesCode: textOrNull(application.salesCode),
    agreementVersion,
  };
}

function textOrNull(typed: string): string | null {
  return typed.trim() === '' ? null : typed.trim();
}

/** What the tab keeps of an application while it is filled in: never a password, a code or an identity number. */
function keepDraft(application: Application): void {
  // What was agreed to is ticked anew: another edition may be in force by then.
  const {
    password: _password,
    repeat: _repeat,
    smsCode: _code,
    agreed: _agreed,
    legalId,
    ...kept
  } = application;
  const isPerson = application.accountType === 'personal';
  inTab().setItem(key, JSON.stringify(isPerson ? kept : { ...kept, legalId }));
}

function forgetDraft(): void {
  inTab().removeItem(key);
}

/** The application that the tab kept; undefined without one that can be read. */
function keptDraft(): Partial<Application> | undefined {
  try {
    const kept: unknown = JSON.parse(inTab().getItem(key) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A draft of another edition of the form is not a draft. */
function isDraft(value: unknown): value is Partial<Application> {
  if (typeof value !== 'object' || value === null) return false;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(kept).every(
    ([name, one]) => name in emptyApplication && (name === 'licence' || isLike(emptyApplication, name, one)),
  );
}

function isLike(example: object, name: string, value: unknown): boolean {
  const like: unknown = Object.entries(example).find(([one]) => one === name)?.[1];
  return typeof like === typeof value && Array.isArray(like) === Array.isArray(value);
}
