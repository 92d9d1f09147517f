import { documentTypes } from '@loadline/contract/codes/document-type';
import {
  askAbnormal,
  clearAbnormal,
  moveCustomsFile,
  openAbnormal,
  stepBackCustoms,
} from '@loadline/contract/customs/customs-desk.api';
import { missingOf } from '@loadline/contract/customs/customs-missing';
import { wordOf } from '@loadline/contract/kernel/code';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { clockOfCustoms } from '../../../shared/customs/customs-clock.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { Asked, Declaration } from './declaration.ts';
import { HeaderDialog } from './header-dialog.tsx';
import { StepBackDialog, StepDialog } from './step-dialogs.tsx';

interface DialogProps {
  of: Declaration;
  asked: Asked;
  onClose: () => void;
}

/** What is asked before a declaration is changed. */
export function DeclarationDialog({ of: now, asked, onClose }: DialogProps) {
  const of = useAtOpening(now);
  if (asked === 'header') return <HeaderDialog of={of} onClose={onClose} />;
  if (asked === 'back') return <BackDialog of={of} onClose={onClose} />;
  if (asked === 'abnormal') return <OpenDialog of={of} onClose={onClose} />;
  if ('ask' in asked) return <AskCustomer of={of} sheetNo={asked.ask} onClose={onClose} />;
  if ('clear' in asked) return <ClearDialog of={of} sheetNo={asked.clear} onClose={onClose} />;
  return <MoveDialog of={of} now={now} to={asked.move} onClose={onClose} />;
}

type OneProps = Pick<DialogProps, 'of' | 'onClose'>;

type MoveProps = OneProps & { now: Declaration; to: Declaration['file']['status'] };

/** Moves what was looked at; a paper that has come since it was opened is missing no more. */
function MoveDialog({ of, now, to, onClose }: MoveProps) {
  const { language } = useWords();
  const { fileNo: no, version, status } = of.file;
  return (
    <StepDialog
      no={no}
      from={status}
      to={to}
      lacks={lackingFor(now, to).map(({ label }) => label)}
      clock={clockOfCustoms(of.file.territory, language)}
      record={(given) => call(moveCustomsFile, { body: { ...given, no, version, to }, refusal: 'in place' })}
      onClose={onClose}
    />
  );
}

/** What has to be there before a step: the papers complete, the release note. */
function lackingFor({ file, header, lines, hasReleaseNote }: Declaration, to: Declaration['file']['status']) {
  if (to === 'SUBMITTED') return missingOf(file, header, lines);
  if (to !== 'RELEASED' || hasReleaseNote) return [];
  return [{ label: wordOf(documentTypes, '8') }];
}

function BackDialog({ of: { file }, onClose }: OneProps) {
  const { fileNo: no, version } = file;
  return (
    <StepBackDialog
      no={no}
      takeBack={(given) => call(stepBackCustoms, { body: { ...given, no, version }, refusal: 'in place' })}
      onClose={onClose}
    />
  );
}

const { no: _file, orderId, ...openFields } = openAbnormal.body;

/** With its kind, about one of the orders. */
function OpenDialog({ of: { file, orders }, onClose }: OneProps) {
  const { t } = useWords();
  const done = useDone();
  const options = orders.map((order) => ({ value: order.orderId, label: order.orderNumber }));
  return (
    <AskDialog
      title={t('customsDesk.abnormal.title', { number: file.fileNo })}
      says={t('customsDesk.abnormal.says')}
      fields={{ ...openFields, orderId }}
      values={{ orderId: options[0]?.value }}
      inputs={{ orderId: { options } }}
      submitLabel={t('customsDesk.abnormal.open')}
      onSubmit={(given) =>
        done(call(openAbnormal, { body: { ...given, no: file.fileNo }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

type SheetProps = OneProps & { sheetNo: string };

const { no: _asked, sheetNo: _of, ...askFields } = askAbnormal.body;

function AskCustomer({ of: { file }, sheetNo, onClose }: SheetProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('customsDesk.abnormal.askTitle', { number: sheetNo })}
      fields={askFields}
      inputs={{ dueAt: { input: (control) => <InstantInput {...control} /> } }}
      submitLabel={t('customsDesk.abnormal.ask')}
      onSubmit={(given) =>
        done(call(askAbnormal, { body: { ...given, no: file.fileNo, sheetNo }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

const { said } = clearAbnormal.body;

function ClearDialog({ of: { file }, sheetNo, onClose }: SheetProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('customsDesk.abnormal.clearTitle', { number: sheetNo })}
      fields={{ said }}
      submitLabel={t('customsDesk.abnormal.clear')}
      onSubmit={(given) =>
        done(call(clearAbnormal, { body: { ...given, no: file.fileNo, sheetNo }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}
