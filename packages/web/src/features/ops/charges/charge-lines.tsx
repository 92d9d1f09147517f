import { chargeSources, feeUnits } from '@loadline/contract/bills/bill.codes';
import { checkCharges, deleteCharges } from '@loadline/contract/bills/charge-desk.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { limitText, moneyText, priceText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { missing } from '../../../resource/value-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { CostCells, CostHeads, priceShown, quantityText, SumCells } from './charge-cells.tsx';
import { ChargeDialog, CostDialog } from './charge-dialogs.tsx';
import type { ChargeLine, OrderCharges, OrderCosts } from './charges-record.ts';

/** Where a column has no sum. */
const blank = '';

interface ChargeLinesProps {
  of: OrderCharges;
  /** Only for those who may know them: without that there are no such columns. */
  costs: OrderCosts | undefined;
}

/** The charges line by line; a box says that somebody has checked one. */
export function ChargeLines({ of, costs }: ChargeLinesProps) {
  const { t, language } = useWords();
  const done = useDone();
  const [changed, setChanged] = useState<ChargeLine>();
  const [costed, setCosted] = useState<ChargeLine>();
  const { charges, order } = of;
  const no = order.orderNumber;
  const open = charges.filter(({ billNo }) => billNo === null);
  const check = (lines: readonly ChargeLine[], checked: boolean) =>
    void done(
      call(checkCharges, { body: { no, charges: lines.map(({ id }) => id), checked }, refusal: 'in place' }),
    ).catch(tellRefusal);
  const byCard = charges.filter(({ source }) => source === 'card').length;
  const title = t('charges.lines');
  const costOf = (line: ChargeLine) => costs?.costs.find(({ chargeId }) => chargeId === line.id);
  const label = (key: 'quantity' | 'unitFee' | 'currency' | 'orderFee' | 'rate' | 'baseAmount' | 'source') =>
    t(`charges.column.${key}`);
  if (charges.length === 0)
    return (
      <Card title={title}>
        <EmptyState title={t('charges.noLines')} detail={t('charges.noLinesDetail')} />
      </Card>
    );
  return (
    <Card
      flush
      title={title}
      aside={t('charges.counts', { lines: charges.length, card: byCard, hand: charges.length - byCard })}
    >
      <ScrollRegion label={title} className="charge-lines">
        <table>
          <thead>
            <tr>
              <th scope="col">
                {open.length > 0 ? (
                  <Checkbox
                    aria-label={t('charges.checkEach')}
                    checked={open.every(({ checked }) => checked)}
                    partly={open.some(({ checked }) => checked) && !open.every(({ checked }) => checked)}
                    onChange={(checked) => check(open, checked)}
                  />
                ) : (
                  <span className="visually-hidden">{t('charges.checkEach')}</span>
                )}
              </th>
              <th scope="col">{t('charges.column.fee')}</th>
              {(['quantity', 'unitFee'] as const).map((key) => (
                <th key={key} scope="col" className="charge-lines__number">
                  {label(key)}
                </th>
              ))}
              <th scope="col">{label('currency')}</th>
              {(['orderFee', 'rate', 'baseAmount'] as const).map((key) => (
                <th key={key} scope="col" className="charge-lines__number">
                  {label(key)}
                </th>
              ))}
              <th scope="col">{label('source')}</th>
              {costs ? <CostHeads /> : null}
              <th scope="col">
                <span className="visually-hidden">{t('charges.column.deeds')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {charges.map((line) => (
              <tr
                key={line.id}
                className={costOf(line)?.margin?.startsWith('-') ? 'charge-lines__losing' : undefined}
              >
                <td>
                  {line.billNo === null ? (
                    <Checkbox
                      aria-label={t('charges.checkOne', {
                        fee: inLanguage(language, line.feeZh, line.feeEn),
                      })}
                      checked={line.checked}
                      onChange={(checked) => check([line], checked)}
                    />
                  ) : null}
                </td>
                <th scope="row">
                  {inLanguage(language, line.feeZh, line.feeEn)}
                  <small>{aboutOf(line)}</small>
                </th>
                <td className="charge-lines__number">{quantityText(line)}</td>
                <td className="charge-lines__number">{priceShown(line.unitFee)}</td>
                <td>{line.currency}</td>
                <td className="charge-lines__number">{moneyText(line.orderFee)}</td>
                <td className="charge-lines__number">
                  {line.rate === null ? missing : priceText(line.rate, 4)}
                </td>
                <td className="charge-lines__number">
                  <b>{line.baseAmount === null ? missing : moneyText(line.baseAmount)}</b>
                </td>
                <td>
                  <StateDot family={line.source === 'card' ? 'done' : 'act'}>
                    {say(wordOf(chargeSources, line.source), language)}
                  </StateDot>
                  {line.billNo === null ? null : <small>{line.billNo}</small>}
                </td>
                {costs ? <CostCells cost={costOf(line)} /> : null}
                <td className="charge-lines__deeds">
                  {costs ? (
                    <IconButton
                      icon="banknote"
                      size="small"
                      label={t('charges.costOf', { fee: inLanguage(language, line.feeZh, line.feeEn) })}
                      onClick={() => setCosted(line)}
                    />
                  ) : null}
                  {line.billNo === null ? (
                    <>
                      <IconButton
                        icon="edit"
                        size="small"
                        label={t('charges.changeOf', { fee: inLanguage(language, line.feeZh, line.feeEn) })}
                        onClick={() => setChanged(line)}
                      />
                      <ConfirmButton
                        size="small"
                        label={t('charges.delete')}
                        aria-label={t('charges.deleteOf', {
                          fee: inLanguage(language, line.feeZh, line.feeEn),
                        })}
                        title={t('charges.deleteOf', { fee: inLanguage(language, line.feeZh, line.feeEn) })}
                        text={t('charges.deleteText')}
                        onConfirm={() =>
                          done(
                            call(deleteCharges, { body: { no, charges: [line.id] }, refusal: 'in place' }),
                            t('charges.deleted'),
                          )
                        }
                      />
                    </>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{blank}</td>
              <th scope="row">{t('charges.total', { lines: charges.length })}</th>
              <td colSpan={5}>{blank}</td>
              <td className="charge-lines__number">
                {order.baseAmount === null ? missing : moneyText(order.baseAmount)}
              </td>
              <td>{blank}</td>
              {costs ? <SumCells costs={costs} /> : null}
              <td>{blank}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {changed ? <ChargeDialog of={of} line={changed} onClose={() => setChanged(undefined)} /> : null}
      {costed ? (
        <CostDialog of={of} line={costed} cost={costOf(costed)} onClose={() => setCosted(undefined)} />
      ) : null}
    </Card>
  );

  function aboutOf({ unitName, billingWeight, quantity, houseNo, reason }: ChargeLine): string {
    const unit = say(wordOf(feeUnits, unitName), language);
    const isNext = billingWeight !== null && Number(billingWeight) < Number(quantity);
    const by = isNext ? t('charges.asNext', { quantity: limitText(quantity), unit }) : unit;
    return [by, houseNo, reason].filter((one) => one !== null).join(' \u00b7 ');
  }
}
