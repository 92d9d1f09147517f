import { rejectRegistration } from '@loadline/contract/ops/registration-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import type { Registration } from './registration.ts';
import type { Decide } from './use-decision.ts';

interface RejectDialogProps {
  of: Registration;
  decide: Decide;
  onClose: () => void;
}

/** A rejection is final and says why: the applicant reads it. */
export function RejectDialog({ of, decide, onClose }: RejectDialogProps) {
  const { t } = useWords();
  return (
    <AskDialog
      title={t('registrations.reject.title', { name: of.name })}
      says={t('registrations.reject.says')}
      fields={rejectRegistration.body}
      values={{ id: of.id, version: of.version }}
      submitLabel={t('registrations.reject.go')}
      onSubmit={(body) => decide(() => call(rejectRegistration, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
