import { limitText, moneyText, priceText, tenthText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import type { ChargeCost, ChargeLine, OrderCosts } from './charges-record.ts';

export function quantityText({ unitName, quantity }: ChargeLine): string {
  return unitName === 'percent' ? moneyText(quantity) : limitText(quantity);
}

/** At least two places, as money; more where the price has them. */
export function priceShown(price: string): string {
  const places = /\.\d*?0*$/.exec(price)?.[0].replace(/0+$/, '').length ?? 0;
  return priceText(price, Math.max(2, places - 1));
}

export function CostHeads() {
  const { t } = useWords();
  return (['cost', 'margin', 'percent'] as const).map((key) => (
    <th key={key} scope="col" className="charge-lines__number charge-lines__own">
      {t(`charges.column.${key}`)}
    </th>
  ));
}

export function CostCells({ cost }: { cost: ChargeCost | undefined }) {
  const isLoss = cost?.margin?.startsWith('-');
  return (
    <>
      <td className="charge-lines__number charge-lines__own">
        {cost?.cost ? moneyText(cost.cost) : missing}
        {cost?.supplier ? <small>{cost.supplier}</small> : null}
      </td>
      <td className="charge-lines__number charge-lines__own">
        {cost?.margin ? moneyText(cost.margin) : missing}
      </td>
      <td className={`charge-lines__number charge-lines__own${isLoss ? ' charge-lines__loss' : ''}`}>
        {cost?.percent ? `${tenthText(cost.percent)}%` : missing}
      </td>
    </>
  );
}

export function SumCells({ costs }: { costs: OrderCosts }) {
  const { t } = useWords();
  return (
    <>
      <td className="charge-lines__number charge-lines__own">
        {costs.cost === null
          ? t('charges.withoutCost', { count: wholeText(costs.without) })
          : moneyText(costs.cost)}
      </td>
      <td className="charge-lines__number charge-lines__own">
        {costs.margin === null ? missing : moneyText(costs.margin)}
      </td>
      <td className="charge-lines__number charge-lines__own">
        {costs.percent === null ? missing : `${tenthText(costs.percent)}%`}
      </td>
    </>
  );
}
