import { sheet as sheetResource } from '@loadline/contract/exceptions/sheet';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sheetSources } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { officeTime } from '../../resource/office-time.ts';
import { PrintHead } from '../../resource/print-head.tsx';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { AskedOf, SheetClock } from '../../shared/exceptions/sheet-clock.tsx';
import { SheetOrders } from '../../shared/exceptions/sheet-orders.tsx';
import { SheetPhotos } from '../../shared/exceptions/sheet-photos.tsx';
import { GoesWithCard } from '../../shared/goes-with/goes-with-card.tsx';
import { Card } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { SheetHead } from './sheet-head.tsx';
import type { SheetRecord } from './sheet-record.ts';
import { SheetRecordCard } from './sheet-talk-card.tsx';
import { useSheetFiles } from './use-sheet-files.ts';
import '../../shared/exceptions/sheet.css';

interface SheetPageProps {
  record: SheetRecord;
  /** The comment the address leads to. */
  target: string | undefined;
}

/** What went wrong, whose turn it is, and what was said about it. */
export function SheetPage({ record, target }: SheetPageProps) {
  const { sheet, steps } = record;
  const files = useSheetFiles(sheet);
  return (
    <>
      <PrintHead number={sheet.sheetNo} />
      <DetailFrame
        onPhones
        title={<SheetHead record={record} />}
        head={
          <SheetClock steps={steps} targetHours={record.targetHours}>
            <AskedCustomer record={record} />
          </SheetClock>
        }
        side={
          <>
            <SheetFacts sheet={sheet} />
            <SheetOrders orders={record.orders} />
            <GoesWithCard side="own" kind="sheet" no={sheet.sheetNo} />
            <SheetCosts record={record} />
            <SheetPhotos photos={files.photos} pictureOf={files.preview} upload={files.upload} />
          </>
        }
      >
        <SheetRecordCard record={record} files={files} target={target} />
      </DetailFrame>
    </>
  );
}

/** What the customer is to do, or that nothing is asked of them; resolved, until when they can say that it is not. */
function AskedCustomer({ record: { sheet, reopenUntil } }: { record: SheetRecord }) {
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

/** What it costs the customer, once the forwarder has said so. */
function SheetCosts({ record: { costs, costCurrency } }: { record: SheetRecord }) {
  const { t } = useWords();
  if (costs.length === 0) return null;
  return (
    <Card title={t('sheets.costs')} aside={t('sheets.expected', { currency: costCurrency })}>
      <table className="sheet-costs">
        <thead>
          <tr>
            <th scope="col">{t('sheets.costItem')}</th>
            <th scope="col">{t('sheets.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ name, amount }) => (
            <tr key={name + amount}>
              <td>{name}</td>
              <td>{moneyText(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sheets.total')}</th>
            <td>{moneyText(sumOf(costs.map(({ amount }) => amount)))}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}

/** What is wrong, how gravely, where, and who works on it. */
function SheetFacts({ sheet }: Pick<SheetRecord, 'sheet'>) {
  const { t, language } = useWords();
  const source = say(wordOf(sheetSources, sheet.source), language);
  const by = [source, sheet.openedBy].filter(Boolean).join(' · ');
  return (
    <Card title={t('sheets.facts')}>
      <ResourceDetail
        fields={sheetResource.fields}
        keys={[
          'kind',
          'severity',
          'stage',
          'handler',
          'openedAt',
          language === 'en' ? 'descriptionEn' : 'descriptionZh',
        ]}
        record={sheet}
        instead={{
          handler: sheet.handler ?? t('sheets.nobodyYet'),
          openedAt: t('sheets.openedBy', { time: officeTime(sheet.openedAt).short, by }),
        }}
      />
    </Card>
  );
}
