import { documentTypes } from '@loadline/contract/codes/document-type';
import { customsStatuses } from '@loadline/contract/customs/customs.lifecycle';
import {
  askAbnormal,
  clearAbnormal,
  moveCustomsFile,
  openAbnormal,
  stepBackCustoms,
} from '@loadline/contract/customs/customs-desk.api';
import { missingOf } from '@loadline/contract/customs/customs-missing';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { Asked, Declaration } from './declaration.ts';
import { HeaderDialog } from './header-dialog.tsx';

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
  return <MoveDialog of={of} to={asked.move} onClose={onClose} />;
}

type OneProps = Pick<DialogProps, 'of' | 'onClose'>;

const { no: _no, version: _version, to: _to, ...moveFields } = moveCustomsFile.body;

/** One step, with when it was and what there is to say; what is missing before it asks for a reason. */
function MoveDialog({ of, to, onClose }: OneProps & { to: Declaration['file']['status'] }) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version, status } = of.file;
  const nameOf = (one: typeof status) => say(wordOf(customsStatuses, one), language);
  const lacks = lackingFor(of, to).map(({ label }) => say(label, language));
  const separator = language === 'en' ? ', ' : '\u3001';
  const needed = to === 'VOID' || lacks.length > 0;
  return (
    <AskDialog
      title={t('customsDesk.move.title', { number: no, status: nameOf(to) })}
      says={
        lacks.length > 0
          ? t('customsDesk.move.lacks', { count: lacks.length, names: lacks.join(separator) })
          : t('customsDesk.move.says', { from: nameOf(status), to: nameOf(to) })
      }
      fields={moveFields}
      inputs={{
        at: { hint: t('customsDesk.nowHint'), input: (control) => <InstantInput {...control} /> },
        reason: {
          hint: t('customsDesk.reasonHint'),
          fault: (value) =>
            needed && (typeof value !== 'string' || value.trim() === '')
              ? t('customsDesk.move.reasonNeeded')
              : undefined,
        },
      }}
      submitLabel={t('customsDesk.move.go', { status: nameOf(to) })}
      deed={to === 'VOID' ? 'cancelling' : undefined}
      onSubmit={(given) =>
        done(
          call(moveCustomsFile, { body: { ...given, no, version, to }, refusal: 'in place' }),
          t('customsDesk.move.done', { number: no, status: nameOf(to) }),
        )
      }
      onClose={onClose}
    />
  );
}

/** What has to be there before a step: the papers complete, the release note. */
function lackingFor({ header, lines, hasReleaseNote }: Declaration, to: Declaration['file']['status']) {
  if (to === 'SUBMITTED') return missingOf(header, lines);
  if (to !== 'RELEASED' || hasReleaseNote) return [];
  return [{ label: wordOf(documentTypes, '8') }];
}

function BackDialog({ of: { file }, onClose }: OneProps) {
  const { t } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  return (
    <AskDialog
      title={t('customsDesk.back.title', { number: no })}
      says={t('customsDesk.back.says')}
      fields={{ reason: stepBackCustoms.body.reason }}
      submitLabel={t('customsDesk.back.open')}
      deed="cancelling"
      onSubmit={(given) =>
        done(call(stepBackCustoms, { body: { ...given, no, version }, refusal: 'in place' }))
      }
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
