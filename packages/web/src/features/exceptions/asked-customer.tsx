import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { AskedOf } from '../../resource/sheet/sheet-clock.tsx';
import type { SheetRecord } from './sheet-record.ts';

/** What the customer is to do, or that nothing is asked of him; resolved, until when he can say that it is not. */
export function AskedCustomer({ record: { sheet, reopenUntil } }: { record: SheetRecord }) {
  const { t, language } = useWords();
  const { customerActionZh: zh, customerActionEn: en, dueAt, state } = sheet;
  const action = language === 'en' ? en : zh;
  if (openStates.includes(state) && action)
    return <AskedOf title={t('sheets.askedOfYou')} action={action} dueAt={dueAt} />;
  return (
    <>
      <div className="sheet-clock__name">{t('sheets.askedOfYou')}</div>
      <b className="sheet-clock__action">{t('sheets.nothingAsked')}</b>
      {reopenUntil ? (
        <p className="sheet-clock__note">
          {t('sheets.reopenUntil', { time: officeTime(reopenUntil).short })}
        </p>
      ) : null}
    </>
  );
}
