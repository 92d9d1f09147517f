import { applyForAccount } from '@loadline/contract/registrations/registration.api';
import { type FormEvent, type RefObject, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { codeFault } from '../../kernel/person-faults.ts';
import { type Told, toldBy } from '../../kernel/told.ts';
import { type Faults, useEntries } from '../../kernel/use-entries.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { refusedEntries } from '../../shared/session/refused-entries.ts';
import {
  againOf,
  type Corrected,
  correctedFault,
  correctionsOf,
  type HandedIn,
  isTyped,
} from './correction.ts';
import { labelOf, nameOfField } from './entry-label.ts';
import type { Found } from './status-form.tsx';
import type { AgreementInForce } from './use-agreement.ts';

interface Correcting {
  form: RefObject<HTMLFormElement | null>;
  found: Found;
  values: HandedIn;
  agreement: AgreementInForce;
  onHandedIn: (found: Found) => void;
}

/** A returned application being corrected: what is left to do, and the way to hand it in again. */
export function useCorrection({ form, found, values, agreement, onHandedIn }: Correcting) {
  const words = useWords();
  const returned = found.standing.corrections.map(({ field }) => field);
  const { edition, again } = agreement;
  const isAccepted = values.agreementVersion === edition;
  const faultsNow = (corrected: Corrected) =>
    faultsOf({ ...corrected, agreed: corrected.agreed || isAccepted }, values, returned, words);
  const entries = useEntries(form, () => correctionsOf(values), faultsNow);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = againOf(values, entries.values, returned, edition);
      const { state } = await call(applyForAccount, { body, refusal: 'in place' });
      onHandedIn(handedIn(found, state));
    } catch (error) {
      const told = await toldBy(error).finally(() => setBusy(false));
      const refused = refusedEntries(told, words, { licenceFileId: 'licence', agreementVersion: 'agreed' });
      if (refused.agreed) {
        entries.change({ agreed: false });
        again();
      }
      if (Object.keys(refused).length > 0) entries.refuse(refused);
      else setRefusal(told);
    }
  };
  const faults = faultsNow(entries.values);
  const left = [...returned.map(entryOf), 'smsCode' as const, 'agreed' as const]
    .filter((name, at, all) => all.indexOf(name) === at && name in faults && isWrong(faults, name))
    .map((name) => ({ name, label: leftLabel(name, values, words) }));
  return { entries, returned, left, busy, refusal, submit };
}

/** The same application, handed in a moment ago. */
function handedIn(found: Found, state: Found['standing']['state']): Found {
  const { standing } = found;
  const submittedAt = new Date().toISOString();
  return {
    ...found,
    standing: { ...standing, state, round: standing.round + 1, submittedAt, corrections: [], values: null },
  };
}

function entryOf(field: string): string {
  return field === 'licenceFileId' ? 'licence' : field;
}

function isWrong(faults: Faults<Corrected>, name: string): boolean {
  return Object.entries(faults).some(([key, fault]) => key === name && fault !== undefined);
}

function leftLabel(name: string, values: HandedIn, words: Words): string {
  const known = ['smsCode', 'agreed', 'licence', 'companyNameCn', 'companyNameEn', 'legalId'] as const;
  const short = known.find((one) => one === name);
  return short ? labelOf(short, values, words) : nameOfField(name, values, words);
}

function faultsOf(
  corrected: Corrected,
  values: HandedIn,
  returned: readonly string[],
  words: Words,
): Faults<Corrected> {
  const { t } = words;
  const texts = returned.filter(isTyped).map((name) => {
    const typed = corrected[name] ?? '';
    const { legalIdKind } = corrected;
    const isOfNewKind = name === 'legalId' && legalIdKind !== values.legalIdKind;
    const isSame = typed === (values[name] ?? '') && !isOfNewKind;
    const now = { ...values, legalIdKind };
    return [name, isSame ? t('status.unchanged') : correctedFault(name, typed, now, words)] as const;
  });
  const isFileDue = returned.includes('licenceFileId') && !corrected.licence;
  return {
    ...Object.fromEntries(texts),
    licence: isFileDue
      ? t('register.licence.none', { label: nameOfField('licenceFileId', values, words) })
      : undefined,
    smsCode: codeFault(words, corrected.smsCode),
    agreed: corrected.agreed ? undefined : t('register.noAgreement'),
  };
}
