import { reckonDuty, writeDuty } from '@loadline/contract/clearance/entry-desk.api';
import { dutyAmounts, flawsOfDuty, writtenDuty } from '@loadline/contract/clearance/entry-duty';
import type { DutyKind } from '@loadline/contract/clearance/entry-duty.codes';
import { dutyKinds } from '@loadline/contract/clearance/entry-duty.codes';
import type { KindSum, Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { dayOfEntry, openKinds, sumsByKind } from '@loadline/contract/clearance/entry-reckoning';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { keysOf } from '@loadline/contract/kernel/compose';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { chosenZone } from '../../../kernel/chosen-zone.ts';
import { todayIn } from '../../../kernel/time.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DayInput } from '../../../resource/day-input.tsx';
import type { InputLook, Values } from '../../../resource/input-look.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { ReckonedLines } from '../../../shared/clearance/reckoned-lines.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';
import { givenOf } from './duty-dialogs.tsx';

interface ReckonDialogProps {
  of: DeskEntry;
  onClose: () => void;
}

/** What the tariff says of an entry on its day; what it cannot say is typed, and all of it sent for approval. */
export function ReckonDutyDialog({ of, onClose }: ReckonDialogProps) {
  const { t, language } = useWords();
  const { fileNo: no } = of.file;
  const [day, setDay] = useState(dayOfEntry(of.file) ?? todayIn('America/New_York'));
  const answer = useQuery({ ...asking(reckonDuty, { no, feeDate: day }), enabled: day !== '' });
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={t('clearanceDesk.duty.reckonTitle', { number: no })}
      closeLabel={t('resource.close')}
    >
      <Field label={say(writtenDuty.feeDate.label, language)} hint={t('clearanceDesk.duty.dayHint')}>
        <DayInput value={day} onChange={setDay} />
      </Field>
      {answer.isError ? (
        <NotLoaded
          what={t('clearanceDesk.duty.reckon')}
          error={answer.error}
          onRetry={() => void answer.refetch()}
        />
      ) : answer.data && answer.data.day === day ? (
        <Reckoned key={day} of={of} reckoned={answer.data} onClose={onClose} />
      ) : (
        <div aria-busy="true" />
      )}
    </Modal>
  );
}

const written = { approveBy: writtenDuty.approveBy, zone: writtenDuty.zone, note: writtenDuty.note };
const fields = { ...dutyAmounts, ...written };

function Reckoned({ of, reckoned, onClose }: ReckonDialogProps & { reckoned: Reckoning }) {
  const words = useWords();
  const { t, language } = words;
  const done = useDone();
  const { fileNo: no, version, entryType, transport } = of.file;
  const sums = sumsByKind(reckoned);
  const kinds = codesOf(dutyKinds);
  const open = openKinds(reckoned);
  const feeDate = reckoned.day;
  const fault = (path: DutyKind | 'approveBy') => (_value: unknown, given: Values) => {
    const asked = { entryType, transport, fees: of.fees, today: todayIn() };
    const flaw = flawsOfDuty({ ...givenOf(given), feeDate }, asked).find((one) => one.path === path);
    return flaw && path !== 'duty' ? say(flaw.says, language) : undefined;
  };
  const looks = Object.fromEntries(
    kinds.map((kind): [string, InputLook] => [kind, { hint: hintOf(sums[kind], words), fault: fault(kind) }]),
  );
  return (
    <>
      <ReckonedLines of={reckoned} />
      {open.length === 0 ? null : (
        <Alert family="act">
          {t('clearanceDesk.duty.open', {
            kinds: open
              .map((kind) => say(wordOf(dutyKinds, kind), language))
              .join(language === 'en' ? ', ' : '、'),
          })}
        </Alert>
      )}
      <ResourceForm
        fields={fields}
        values={{
          ...Object.fromEntries(kinds.map((kind) => [kind, sums[kind].amount])),
          zone: of.duties[0]?.zone ?? chosenZone(),
        }}
        inputs={{
          ...looks,
          approveBy: { fault: fault('approveBy') },
          zone: {
            hint: t('clearanceDesk.duty.zoneHint'),
            input: (control) => <SuggestInput {...control} suggestions={codesOf(timeZones)} />,
          },
        }}
        sections={[
          { title: t('clearanceDesk.duty.amounts'), keys: keysOf(dutyAmounts) },
          { title: t('clearanceDesk.duty.approval'), keys: keysOf(written) },
        ]}
        submitLabel={t('clearanceDesk.duty.send')}
        onSubmit={async (body) => {
          const sending = { ...body, no, version, feeDate, byTariff: true };
          await done(call(writeDuty, { body: sending, refusal: 'in place' }), t('clearanceDesk.duty.sent'));
          onClose();
        }}
        onCancel={onClose}
      />
    </>
  );
}

/** What the tariff says of a kind, or what it knows of it and which lines are wanting. */
function hintOf({ amount, isOpen, open, known }: KindSum, { t }: Words): string | undefined {
  if (amount !== null) return t('clearanceDesk.duty.said', { amount: moneyText(amount) });
  if (!isOpen) return undefined;
  return open.length === 0
    ? t('clearanceDesk.duty.unsaid')
    : t('clearanceDesk.duty.wanting', { lines: open.join(', '), known: moneyText(known) });
}
