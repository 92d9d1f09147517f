import { deskSheet } from '@loadline/contract/exceptions/sheet';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sheetSources } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { AskedOf, SheetClock } from '../../../shared/exceptions/sheet-clock.tsx';
import { SheetOrders } from '../../../shared/exceptions/sheet-orders.tsx';
import { SheetPhotos } from '../../../shared/exceptions/sheet-photos.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { inLanguage } from '../named.ts';
import { DeskTalkCard } from './desk-talk-card.tsx';
import type { Asked, Exception } from './exception.ts';
import { ExceptionDialog } from './exception-dialogs.tsx';
import { ExceptionHead } from './exception-head.tsx';
import { useDeskFiles } from './use-desk-files.ts';
import '../../../shared/exceptions/sheet.css';

const keys = ['kind', 'severity', 'stage', 'handler', 'openedAt', 'descriptionZh', 'descriptionEn'];

/** One case on the desk: its clock, what was said with whom, and everything that can be done with it. */
export function ExceptionPage({ of, target }: { of: Exception; target: string | undefined }) {
  const [asked, setAsked] = useState<Asked>();
  const { sheet, steps } = of;
  const files = useDeskFiles(sheet);
  return (
    <PanelFrame>
      <DetailFrame
        title={<ExceptionHead of={of} onAsk={setAsked} />}
        head={
          <SheetClock steps={steps} targetHours={of.targetHours}>
            <AskedForCustomer of={of} />
          </SheetClock>
        }
        side={
          <>
            <DeskFacts of={of} onAsk={setAsked} />
            <SheetOrders orders={of.orders} />
            <GoesWithCard side="desk" kind="sheet" no={sheet.sheetNo} />
            <DeskCosts of={of} onAsk={setAsked} />
            <SheetPhotos photos={files.photos} pictureOf={files.preview} upload={files.uploadShown} />
          </>
        }
      >
        <DeskTalkCard of={of} files={files} target={target} />
      </DetailFrame>
      {asked ? <ExceptionDialog of={of} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}

/** What the customer is asked to do, and when they were last reminded. */
function AskedForCustomer({ of: { sheet } }: { of: Exception }) {
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

/** What it costs, what of it the customer pays and what we bear. */
function DeskCosts({ of: { costs, costCurrency }, onAsk }: { of: Exception; onAsk: (asked: Asked) => void }) {
  const { t } = useWords();
  const charged = costs.filter(({ published }) => published).map(({ amount }) => amount);
  return (
    <Card
      title={t('sheets.costs')}
      aside={
        <>
          {costs.length > 0 ? t('sheets.expected', { currency: costCurrency }) : null}
          {may('op:exception:edit') ? (
            <Button look="text" size="small" onClick={() => onAsk('costs')}>
              {t('exceptions.edit')}
            </Button>
          ) : null}
        </>
      }
    >
      {costs.length === 0 ? (
        <p className="talk__none">{t('exceptions.noCosts')}</p>
      ) : (
        <table className="sheet-costs">
          <thead>
            <tr>
              <th scope="col">{t('sheets.costItem')}</th>
              <th scope="col">{t('exceptions.published')}</th>
              <th scope="col">{t('sheets.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ name, amount, published }) => (
              <tr key={name + amount}>
                <td>{name}</td>
                <td className={published ? undefined : 'sheet-costs__ours'}>
                  {t(published ? 'exceptions.shown' : 'exceptions.ours')}
                </td>
                <td>{moneyText(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('exceptions.charged')}
              </th>
              <td>{charged.length > 0 ? moneyText(sumOf(charged)) : moneyText('0')}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Card>
  );
}

/** What is wrong, in both languages, and who works on it. */
function DeskFacts({ of: { sheet }, onAsk }: { of: Exception; onAsk: (asked: Asked) => void }) {
  const { t, language } = useWords();
  const by = [say(wordOf(sheetSources, sheet.source), language), sheet.openedBy].filter(Boolean).join(' · ');
  const isSame = sheet.descriptionZh === sheet.descriptionEn;
  return (
    <Card
      title={t('sheets.facts')}
      aside={
        may('op:exception:edit') ? (
          <Button look="text" size="small" onClick={() => onAsk('edit')}>
            {t('exceptions.edit')}
          </Button>
        ) : null
      }
    >
      <ResourceDetail
        fields={deskSheet.fields}
        keys={keys.filter((key) => !isSame || key !== 'descriptionEn')}
        record={sheet}
        instead={{
          handler: sheet.handler ?? t('sheets.nobodyYet'),
          openedAt: t('sheets.openedBy', { time: officeTime(sheet.openedAt).short, by }),
        }}
      />
    </Card>
  );
}
