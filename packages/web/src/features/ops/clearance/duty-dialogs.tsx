import { moveDuty, writeDuty } from '@loadline/contract/clearance/entry-desk.api';
import { dutyAmounts, flawsOfDuty, writtenDuty } from '@loadline/contract/clearance/entry-duty';
import type { DutyKind, DutyState } from '@loadline/contract/clearance/entry-duty.codes';
import { flawOfDueDay } from '@loadline/contract/clearance/entry-rfi';
import { hmfOf, mpfBounds, mpfOf } from '@loadline/contract/clearance/us-fees';
import { zoneOfUsPort } from '@loadline/contract/clearance/us-port-zone';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { sayWhy } from '@loadline/contract/kernel/change';
import { codesOf } from '@loadline/contract/kernel/code';
import { keysOf } from '@loadline/contract/kernel/compose';
import { moneyText } from '@loadline/contract/kernel/figures';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { chosenZone } from '../../../kernel/chosen-zone.ts';
import { shortDay, todayIn } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Values } from '../../../resource/input-look.ts';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import type { Duty } from '../../../shared/clearance/entry-record.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { paymentKey } from './desk-duty.tsx';
import type { DeskEntry } from './desk-entry.ts';

interface WriteDutyProps {
  of: DeskEntry;
  onClose: () => void;
}

const fields = { ...dutyAmounts, ...writtenDuty };

/** An entry is of the day that its port's calendar shows when it is filed. */
function dayOfFiling({ filedAt, port }: DeskEntry['file']): string | undefined {
  if (filedAt === null) return undefined;
  return localTimeAt(filedAt, port === null ? chosenZone() : zoneOfUsPort(port)).slice(0, 10);
}

/** An estimate by kinds; the fees that the value gives and the law bounds stand beside their inputs. */
export function WriteDutyDialog({ of: { file, duties, fees }, onClose }: WriteDutyProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version, entryType, transport, value } = file;
  const [before] = duties;
  const typed = Object.fromEntries(before?.amounts.map(({ kind, amount }) => [kind, amount]) ?? []);
  const today = todayIn();
  const values = {
    ...typed,
    feeDate: before?.feeDate ?? dayOfFiling(file) ?? file.eta ?? today,
    zone: before?.zone ?? chosenZone(),
  };
  const fault = (path: DutyKind | 'approveBy') => (_value: unknown, given: Values) => {
    const flaw = flawsOfDuty(givenOf(given), { entryType, transport, today, fees }).find(
      (one) => one.path === path,
    );
    // Before anything is typed nothing is wrong yet: the program says so when it is sent.
    return flaw && path !== 'duty' ? say(flaw.says, language) : undefined;
  };
  const bounds = mpfBounds(fees, entryType, values.feeDate);
  const day = shortDay(values.feeDate);
  // The year is that of the day that stands there at first, which the hint names.
  const mpfHint =
    value && bounds
      ? t('clearanceDesk.duty.byYear', { amount: moneyText(mpfOf(value, bounds)), day })
      : t('clearanceDesk.duty.noYear', { day });
  const hmf = value && transport === '2' ? hmfOf(fees, value, values.feeDate) : undefined;
  const hmfHint =
    hmf !== undefined
      ? t('clearanceDesk.duty.byValue', { amount: moneyText(hmf) })
      : t('clearanceDesk.duty.seaOnly');
  return (
    <AskDialog
      title={t('clearanceDesk.duty.title', { number: no })}
      says={t('clearanceDesk.duty.says')}
      size="wide"
      columns="two"
      fields={fields}
      values={values}
      inputs={{
        mpf: { hint: mpfHint, fault: fault('mpf') },
        hmf: { hint: hmfHint, fault: fault('hmf') },
        approveBy: { fault: fault('approveBy') },
        zone: {
          hint: t('clearanceDesk.duty.zoneHint'),
          input: (control) => <SuggestInput {...control} suggestions={codesOf(timeZones)} />,
        },
      }}
      sections={[
        { title: t('clearanceDesk.duty.amounts'), keys: keysOf(dutyAmounts) },
        { title: t('clearanceDesk.duty.approval'), keys: keysOf(writtenDuty) },
      ]}
      submitLabel={t('clearanceDesk.duty.send')}
      onSubmit={(body) =>
        done(
          call(writeDuty, { body: { ...body, no, version }, refusal: 'in place' }),
          t('clearanceDesk.duty.sent'),
        )
      }
      onClose={onClose}
    />
  );
}

/** What is typed so far as an estimate; what is no number yet is not there. */
export function givenOf(given: Values) {
  const amount = (kind: DutyKind) => {
    const text = typedText(given[kind]);
    return /^\d+(\.\d+)?$/.test(text) ? text : null;
  };
  return {
    duty: amount('duty'),
    s301: amount('s301'),
    s232: amount('s232'),
    s122: amount('s122'),
    addCvd: amount('addCvd'),
    mpf: amount('mpf'),
    hmf: amount('hmf'),
    other: amount('other'),
    feeDate: typedText(given.feeDate),
    approveBy: typedText(given.approveBy) || null,
  };
}

interface PaymentProps extends WriteDutyProps {
  duty: Duty;
  payment: DutyState;
}

const { payBy, paymentNote } = moveDuty.body;

/** Asks for the payment, confirms it, or says what is wrong with its proof. */
export function PaymentDialog({ of: { file }, duty, payment: to, onClose }: PaymentProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  const needsWords = duty.state === 'PROOF_SENT' && to === 'TO_PAY';
  const send = (given: { payBy?: string | null; paymentNote: string | null }) =>
    done(
      call(moveDuty, {
        body: { payBy: null, ...given, no, version, duty: duty.id, to },
        refusal: 'in place',
      }),
    );
  const label = t(paymentKey(duty.state, to));
  const shared = {
    title: `${no}: ${label}`,
    says: `USD ${moneyText(duty.total)}`,
    submitLabel: label,
    onClose,
  };
  const note = {
    hint: t('clearanceDesk.rfi.readByCustomer'),
    fault: (value: unknown) =>
      needsWords && typedText(value).trim() === '' ? say(sayWhy, language) : undefined,
  };
  const day = {
    fault: (value: unknown) => {
      const flaw = flawOfDueDay(typedText(value) || null, todayIn(duty.zone));
      return flaw && say(flaw, language);
    },
  };
  return to === 'PAID' ? (
    <AskDialog {...shared} fields={{ paymentNote }} inputs={{ paymentNote: note }} onSubmit={send} />
  ) : (
    <AskDialog
      {...shared}
      fields={{ payBy, paymentNote }}
      values={{ payBy: duty.payBy }}
      inputs={{ payBy: day, paymentNote: note }}
      onSubmit={send}
    />
  );
}
