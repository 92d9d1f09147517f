import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { AskedOf } from '../../../resource/sheet/sheet-clock.tsx';
import { inLanguage } from '../named.ts';
import type { Exception } from './exception.ts';

/** What the customer is asked to do, and when he was last reminded. */
export function AskedForCustomer({ of: { sheet } }: { of: Exception }) {
  const { t, language } = useWords();
  const { customerActionZh: zh, customerActionEn: en, dueAt, remindedAt, urgedAt, state } = sheet;
  const isAsked = openStates.includes(state) && zh !== null;
  return (
    <>
      {isAsked ? (
        <AskedOf title={t('exceptions.asked')} action={inLanguage(language, zh, en ?? zh)} dueAt={dueAt} />
      ) : (
        <>
          <div className="sheet-clock__name">{t('exceptions.asked')}</div>
          <b className="sheet-clock__action">{t('exceptions.nothingAsked')}</b>
        </>
      )}
      {remindedAt ? (
        <p className="sheet-clock__note">
          {t('exceptions.remindedAt', { time: officeTime(remindedAt).short })}
        </p>
      ) : null}
      {urgedAt ? (
        <p className="sheet-clock__note">{t('exceptions.urged', { time: officeTime(urgedAt).short })}</p>
      ) : null}
    </>
  );
}
