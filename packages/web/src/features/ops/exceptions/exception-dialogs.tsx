import { editDeskSheet, moveDeskSheet } from '@loadline/contract/exceptions/sheet-desk.api';
import { wordsFor } from '@loadline/contract/exceptions/sheet-desk.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import { sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { InstantInput } from '../content/instant-input.tsx';
import { useDone } from '../use-done.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { CostsDialog } from './costs-dialog.tsx';
import type { Asked, Exception } from './exception.ts';

interface ExceptionDialogProps {
  of: Exception;
  asked: Asked;
  onClose: () => void;
}

/** What is asked before a sheet is changed. */
export function ExceptionDialog({ of, asked, onClose }: ExceptionDialogProps) {
  const { sheetNo, handlerId } = of.sheet;
  if (asked === 'assign') return <AssignDialog nos={[sheetNo]} handlerId={handlerId} onClose={onClose} />;
  if (asked === 'edit') return <EditDialog of={of} onClose={onClose} />;
  if (asked === 'costs') return <CostsDialog of={of} onClose={onClose} />;
  return <MoveDialog of={of} to={asked} onClose={onClose} />;
}

const askedKeys = ['customerActionZh', 'customerActionEn', 'dueAt'] as const;

/** Another state, with what it needs: what the customer is to do, or what he is told. */
function MoveDialog({
  of,
  to,
  onClose,
}: Pick<ExceptionDialogProps, 'of' | 'onClose'> & { to: Exception['sheet']['state'] }) {
  const { t, language } = useWords();
  const done = useDone();
  const { sheetNo: no, version, customerActionZh, customerActionEn, dueAt } = of.sheet;
  const asks = to === 'WAITING_CUSTOMER' ? askedKeys : [];
  const needed = wordsFor(to);
  const fault = (key: (typeof askedKeys)[number] | 'said') => (value: unknown) =>
    needed.some((word) => word === key) && (value === null || value === '' || value === undefined)
      ? t('exceptions.needed')
      : undefined;
  const keys = [...asks, ...(to === 'PROCESSING' ? [] : (['said'] as const))];
  return (
    <AskDialog
      title={t(`exceptions.moveTitle.${to}`, { number: no })}
      says={t('exceptions.moves', { from: stateWord(of.sheet.state), to: stateWord(to) })}
      fields={moveDeskSheet.body}
      values={{ no, version, to, customerActionZh, customerActionEn, dueAt }}
      sections={[{ keys }]}
      inputs={{
        customerActionZh: { fault: fault('customerActionZh') },
        dueAt: { fault: fault('dueAt'), input: (control) => <InstantInput {...control} /> },
        said: { fault: fault('said'), hint: t('exceptions.saidHint') },
      }}
      submitLabel={t(`exceptions.move.${to}`)}
      onSubmit={(body) => done(call(moveDeskSheet, { body: { ...body, to }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );

  function stateWord(state: Exception['sheet']['state']): string {
    return say(wordOf(sheetStates, state), language);
  }
}

function EditDialog({ of: { sheet }, onClose }: Pick<ExceptionDialogProps, 'of' | 'onClose'>) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('exceptions.editTitle', { number: sheet.sheetNo })}
      size="wide"
      columns="two"
      fields={editDeskSheet.body}
      values={{ ...sheet, no: sheet.sheetNo }}
      sections={[
        { keys: ['kind', 'severity', 'descriptionZh', 'descriptionEn'] },
        { title: t('exceptions.asked'), keys: ['customerActionZh', 'customerActionEn', 'dueAt'] },
      ]}
      inputs={{
        severity: { as: 'segments' },
        dueAt: { input: (control) => <InstantInput {...control} /> },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(editDeskSheet, { body, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
