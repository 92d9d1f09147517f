import { sheetLifecycle } from '@loadline/contract/exceptions/sheet.lifecycle';
import { severities, sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { SheetStateChip } from '../../../shared/exceptions/sheet-cells.tsx';
import { SheetSubject } from '../../../shared/exceptions/sheet-subject.tsx';
import { Button } from '../../../ui/button.tsx';
import { inLanguage } from '../named.ts';
import type { Asked, Exception } from './exception.ts';

interface ExceptionHeadProps {
  of: Exception;
  onAsk: (asked: Asked) => void;
}

/** Number, state, customer and order; to whom it can be given and where it can go from here. */
export function ExceptionHead({ of: { sheet }, onAsk }: ExceptionHeadProps) {
  const { t, language } = useWords();
  const { sheetNo, orderNumber, kind, severity, state, customer, customerEn } = sheet;
  const what = `${say(wordOf(sheetKinds, kind), language)} · ${say(wordOf(severities, severity), language)}`;
  const next = nextOf(sheetLifecycle, state, permissionsHeld().filter(isStaffPermission));
  return (
    <RecordTitle
      list={{ page: 'opsExceptions' }}
      title={sheetNo}
      number={sheetNo}
      beside={
        <>
          <SheetStateChip state={state} />
        </>
      }
      facts={
        <>
          <span>{what}</span>
          <span>
            {t(orderNumber === null ? 'sheets.waybill' : 'sheets.order')} <SheetSubject {...sheet} />
          </span>
          <span>{inLanguage(language, customer, customerEn)}</span>
        </>
      }
      actions={
        may('op:exception:edit') ? (
          <>
            <Button icon="user" onClick={() => onAsk('assign')}>
              {t('exceptions.assign')}
            </Button>
            {next.map((to) => (
              <Button key={to} look={to === 'RESOLVED' ? 'primary' : 'secondary'} onClick={() => onAsk(to)}>
                {t(`exceptions.move.${to}`)}
              </Button>
            ))}
          </>
        ) : null
      }
    />
  );
}
