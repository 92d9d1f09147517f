import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { returnableFields } from '@loadline/contract/ops/registration-desk';
import { returnRegistration } from '@loadline/contract/ops/registration-desk.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import type { Registration } from './registration.ts';
import type { Decide } from './use-decision.ts';

interface ReturnDialogProps {
  of: Registration;
  decide: Decide;
  onClose: () => void;
}

/** Sends an application back: which fields are wrong, and what is wrong with each. The applicant corrects only these. */
export function ReturnDialog({ of, decide, onClose }: ReturnDialogProps) {
  const { t } = useWords();
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [whole, setWhole] = useState('');
  const corrections = [...reasons].map(([field, reason]) => ({ field, reason: reason.trim() }));
  const isUnsaid = corrections.some(({ reason }) => reason === '');
  const refused =
    corrections.length === 0
      ? t('registrations.return.pick')
      : isUnsaid
        ? t('registrations.return.say')
        : undefined;
  const { busy, says, send } = useReturn(of, decide, onClose);
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={t('registrations.return.title', { name: of.name })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            refused={refused}
            onClick={() => void send(corrections, whole.trim())}
          >
            {t('registrations.return.go', { count: corrections.length })}
          </Button>
        </>
      }
    >
      {says ? <Alert family="act">{says}</Alert> : null}
      <p className="ask-dialog__says">{t('registrations.return.says')}</p>
      <CorrectionList of={of} reasons={reasons} onChange={setReasons} />
      <Field label={t('registrations.return.whole')}>
        <Textarea rows={2} maxLength={500} value={whole} onChange={setWhole} />
      </Field>
    </Modal>
  );
}

type Corrections = Registration['corrections'];

function useReturn(of: Registration, decide: Decide, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [says, setSays] = useState<string>();
  const send = async (corrections: Corrections, reason: string) => {
    setBusy(true);
    setSays(undefined);
    const body = { id: of.id, version: of.version, corrections, reason: reason || null };
    try {
      await decide(() => call(returnRegistration, { body, refusal: 'in place' }));
      onDone();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setSays(error.says);
    } finally {
      setBusy(false);
    }
  };
  return { busy, says, send };
}

/** The reason is asked for as soon as its field was ticked. A function of its own: it runs once per input. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

interface CorrectionsProps {
  of: Registration;
  reasons: ReadonlyMap<string, string>;
  onChange: (reasons: ReadonlyMap<string, string>) => void;
}

function CorrectionList({ of, reasons, onChange }: CorrectionsProps) {
  const { t, language } = useWords();
  const turn = (field: string, isWrong: boolean) => {
    const next = new Map(reasons);
    if (isWrong) next.set(field, '');
    else next.delete(field);
    onChange(next);
  };
  return (
    <ul className="return-points">
      {codesOf(returnableFields)
        .filter((field) => !(of.accountType === 'personal' && field.startsWith('companyName')))
        .map((field) => {
          const label = say(wordOf(returnableFields, field), language);
          const reason = reasons.get(field);
          return (
            <li key={field} className="return-point">
              <Checkbox checked={reason !== undefined} onChange={(isWrong) => turn(field, isWrong)}>
                {label}
              </Checkbox>
              {reason === undefined ? null : (
                <TextInput
                  aria-label={t('registrations.return.why', { label })}
                  placeholder={t('registrations.return.whyShort')}
                  ref={focusOnce}
                  maxLength={500}
                  value={reason}
                  onChange={(typed) => onChange(new Map(reasons).set(field, typed))}
                />
              )}
            </li>
          );
        })}
    </ul>
  );
}
