import { assignDeskSheets } from '@loadline/contract/exceptions/sheet-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { useDone } from '../use-done.ts';

interface AssignDialogProps {
  nos: string[];
  handlerId: string | null;
  onClose: () => void;
}

const { nos: _nos, ...fields } = assignDeskSheets.body;

/** To whom sheets are given; nobody is a choice too. */
export function AssignDialog({ nos, handlerId, onClose }: AssignDialogProps) {
  const { t } = useWords();
  const { people } = useOptions(useChoices());
  const done = useDone();
  return (
    <AskDialog
      title={t('exceptions.assignTitle', { count: nos.length })}
      fields={fields}
      values={{ handlerId }}
      inputs={{ handlerId: { options: people, placeholder: t('sheets.nobodyYet') } }}
      submitLabel={t('exceptions.assign')}
      onSubmit={(asked) => done(call(assignDeskSheets, { body: { ...asked, nos }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
