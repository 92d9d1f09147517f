import { sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { editDeskSheet, moveDeskSheet } from '@loadline/contract/exceptions/sheet-desk.api';
import { wordsFor } from '@loadline/contract/exceptions/sheet-desk.rules';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AskDialog } from '../ask-dialog.tsx';
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
export function ExceptionDialog({ of: now, asked, onClose }: ExceptionDialogProps) {
  const of = useAtOpening(now);
  const { sheetNo, handlerId } = of.sheet;
  if (asked === 'assign') return <AssignDialog nos={[sheetNo]} handlerId={handlerId} onClose={onClose} />;
  if (asked === 'edit') return <EditDialog of={of} onClose={onClose} />;
  if (asked === 'costs') return <CostsDialog of={of} onClose={onClose} />;
  return <MoveDialog of={of} to={asked} onClose={onClose} />;
}

const { no: _no, version: _version, to: _to, said, ...asked } = moveDeskSheet.body;
const { no: _which, version: _read, ...editFields } = editDeskSheet.body;

type Move = Partial<typeof asked & { said: typeof said }>;

/** What a step asks for: what the customer is to do, what they are told, or nothing but a yes. */
function fieldsFor(to: Exception['sheet']['state']): Move {
  if (to === 'PROCESSING') return {};
  return to === 'WAITING_CUSTOMER' ? { ...asked, said } : { said };
}

/** Another state, with what it needs: what the customer is to do, or what they are told. */
function MoveDialog({
  of,
  to,
  onClose,
}: Pick<ExceptionDialogProps, 'of' | 'onClose'> & { to: Exception['sheet']['state'] }) {
  const { t, language } = useWords();
  const done = useDone();
  const { sheetNo: no, version, customerActionZh, customerActionEn, dueAt } = of.sheet;
  const needed = wordsFor(to);
  const fault = (key: keyof Move) => (value: unknown) =>
    needed.some((word) => word === key) && (value === null || value === '' || value === undefined)
      ? t('exceptions.needed')
      : undefined;
  return (
    <AskDialog
      title={t(`exceptions.moveTitle.${to}`, { number: no })}
      says={t('exceptions.moves', { from: stateWord(of.sheet.state), to: stateWord(to) })}
      fields={fieldsFor(to)}
      values={{ customerActionZh, customerActionEn, dueAt }}
      inputs={{
        customerActionZh: { fault: fault('customerActionZh') },
        dueAt: { fault: fault('dueAt'), input: (control) => <InstantInput {...control} /> },
        said: { fault: fault('said'), hint: t('exceptions.saidHint') },
      }}
      submitLabel={t(`exceptions.move.${to}`)}
      onSubmit={(body) =>
        done(call(moveDeskSheet, { body: { ...body, no, version, to }, refusal: 'in place' }))
      }
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
      fields={editFields}
      values={sheet}
      sections={[
        { keys: ['kind', 'severity', 'descriptionZh', 'descriptionEn'] },
        { title: t('exceptions.asked'), keys: ['customerActionZh', 'customerActionEn', 'dueAt'] },
      ]}
      inputs={{
        severity: { as: 'segments' },
        dueAt: { input: (control) => <InstantInput {...control} /> },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) =>
        done(
          call(editDeskSheet, {
            body: { ...body, no: sheet.sheetNo, version: sheet.version },
            refusal: 'in place',
          }),
        )
      }
      onClose={onClose}
    />
  );
}
