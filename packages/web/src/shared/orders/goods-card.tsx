import { specialProperties } from '@loadline/contract/codes/special-property';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText, priceText, wholeText } from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { goodsLine } from '@loadline/contract/orders/goods-line';
import { goodsOfOrder } from '@loadline/contract/orders/order-codes';
import { lazy, Suspense, useMemo } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { type ColumnLooks, columnsOf } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { withGoodsWords } from '../goods/goods-words.ts';
import type { BindingsProps } from './order-bindings.tsx';
import type { OrderRecord } from './order-record.ts';

const bindings = () => withGoodsWords(import('./order-bindings.tsx'));
const OrderBindings = lazy(async () => ({ default: (await bindings()).OrderBindings }));
const OrderBinding = lazy(async () => ({ default: (await bindings()).OrderBinding }));

type Line = OrderRecord['goods'][number];
type Fields = typeof goodsOfOrder.fields;

/** What stands under another fact: a dozen columns side by side leave none of them room. */
const below = { nameZh: 'nameEn', hsCn: 'hsDest', brand: 'model', material: 'usage' } as const;
const seconds: readonly string[] = Object.values(below);

/** The line number is left to the order of the rows. */
const keys = keysAt(goodsLine, 'detail').filter((key) => key !== 'lineNo' && !seconds.includes(key));

const saysBinding = ({ changes, hsCnBound }: Line) => changes.length > 0 || hsCnBound !== null;

function Binding({ line, kind }: { line: Line; kind: 'hts' | 'hsCn' | 'mid' }) {
  return saysBinding(line) ? (
    <Suspense>
      <OrderBinding line={line} kind={kind} />
    </Suspense>
  ) : null;
}

function looks({ t, language }: Words, goods: readonly Line[]): ColumnLooks<Fields, Line> {
  const places = placesOfPrices(goods.map((line) => line.unitPriceUsd));
  const { fields } = goodsOfOrder;
  const pair = (first: keyof typeof below, width: number, header?: string) => ({
    width,
    header: header ?? `${say(fields[first].label, language)} / ${say(fields[below[first]].label, language)}`,
    cell: (line: Line) => (
      <>
        <span>{line[first] ?? missing}</span>
        <small className="data-table__second">{line[below[first]] ?? missing}</small>
      </>
    ),
  });
  return {
    nameZh: pair('nameZh', 150),
    hsCn: {
      width: 110,
      header: `${t('orders.goods.hsCn')} / ${t('orders.goods.hsDest')}`,
      cell: (line) => (
        <>
          <span>{line.hsCn ?? missing}</span>
          <Binding line={line} kind="hsCn" />
          <small className="data-table__second">{line.hsDest}</small>
          <Binding line={line} kind="hts" />
        </>
      ),
    },
    mid: {
      width: 132,
      cell: (line) => (
        <>
          {line.mid ?? missing}
          <Binding line={line} kind="mid" />
        </>
      ),
    },
    brand: pair('brand', 90),
    material: pair('material', 150),
    special: {
      width: 70,
      header: t('orders.goods.special'),
      cell: (line) => <Special special={line.special} />,
    },
    declaredQty: { width: 70, header: t('orders.goods.quantity') },
    unitPriceUsd: {
      width: 76,
      header: t('orders.goods.price'),
      cell: (line) => priceText(line.unitPriceUsd, places),
    },
    totalPriceUsd: { width: 92, header: t('orders.goods.total') },
  };
}

/** The goods as customs sees them, with their totals. */
export function GoodsCard({ goods, own }: BindingsProps) {
  const { t, language } = useWords();
  const columns = useMemo(() => {
    const totals: Readonly<Record<string, string>> = {
      nameZh: t('orders.detail.total'),
      declaredQty: wholeText(sumOf(goods.map((line) => line.declaredQty))),
      totalPriceUsd: moneyText(sumOf(goods.map((line) => line.totalPriceUsd))),
    };
    const drawn = columnsOf<Fields, Line>({
      fields: goodsOfOrder.fields,
      keys: goods.some(({ mid }) => mid !== null) ? [...keys, 'mid'] : keys,
      cells: looks({ t, language }, goods),
      language,
    });
    return drawn.map((column) => ({ ...column, total: totals[column.key] }));
  }, [goods, language, t]);
  return (
    <Card flush title={t('orders.detail.goods')} aside={t('orders.detail.lines', { count: goods.length })}>
      {goods.some(({ changes }) => changes.length > 0) ? (
        <Suspense>
          <OrderBindings goods={goods} own={own} />
        </Suspense>
      ) : null}
      <div className="order-table">
        <DataTable
          label={t('orders.detail.goods')}
          columns={columns}
          lines="two lines"
          rows={goods}
          rowKey={(line) => String(line.lineNo)}
        />
      </div>
    </Card>
  );
}

function Special({ special }: { special: Line['special'] }) {
  const { language } = useWords();
  if (special.length === 0) return <span className="value-missing">{missing}</span>;
  const words = special.map((one) => say(wordOf(specialProperties, one), language));
  return words.join(language === 'en' ? ', ' : '\u3001');
}
