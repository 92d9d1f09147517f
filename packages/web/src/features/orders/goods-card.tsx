import { specialProperties } from '@loadline/contract/codes/special-property';
import { wordOf } from '@loadline/contract/kernel/code';
import { keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { goodsLine } from '@loadline/contract/orders/goods-line';
import { useMemo } from 'react';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf } from '../../resource/decimal.ts';
import { type ColumnLooks, columnsOf } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OrderRecord } from './order-record.ts';

type Line = OrderRecord['goods'][number];

const looks: ColumnLooks<Line> = {
  lineNo: { width: 48, muted: true },
  nameZh: { width: 116 },
  nameEn: { width: 150 },
  hsCn: { width: 108, muted: true },
  hsDest: { width: 108, muted: true },
  brand: { width: 88 },
  model: { width: 88 },
  material: { width: 96 },
  usage: { width: 96 },
  special: { width: 92, cell: (line) => <Special special={line.special} /> },
  declaredQty: { width: 84 },
  unitPriceUsd: { width: 92 },
  totalPriceUsd: { width: 104 },
};

/** The goods as customs sees them, with their totals. */
export function GoodsCard({ goods }: { goods: readonly Line[] }) {
  const { t, language } = useWords();
  const columns = useMemo(() => {
    const totals: Readonly<Record<string, string>> = {
      nameZh: t('orders.detail.total'),
      declaredQty: decimalText(sumOf(goods.map((line) => line.declaredQty)), 0),
      totalPriceUsd: decimalText(sumOf(goods.map((line) => line.totalPriceUsd)), 2),
    };
    const price = {
      ...looks.unitPriceUsd,
      cell: (line: Line) => decimalText(line.unitPriceUsd, placesOf(goods)),
    };
    const drawn = columnsOf<Line>({
      fields: goodsLine.fields,
      keys: keysAt(goodsLine, 'detail'),
      looks: { ...looks, unitPriceUsd: price },
      language,
    });
    return drawn.map((column) => ({ ...column, total: totals[column.key] }));
  }, [goods, language, t]);
  return (
    <Card flush title={t('orders.detail.goods')} aside={t('orders.detail.lines', { count: goods.length })}>
      <div className="order-table">
        <DataTable
          label={t('orders.detail.goods')}
          columns={columns}
          rows={goods}
          rowKey={(line) => String(line.lineNo)}
        />
      </div>
    </Card>
  );
}

/** Prices have two places, four where any line needs them: a column keeps to one form. */
function placesOf(goods: readonly Line[]): number {
  return goods.every((line) => /^-?\d+(\.\d{0,2}0*)?$/.test(line.unitPriceUsd)) ? 2 : 4;
}

function Special({ special }: { special: Line['special'] }) {
  const { language } = useWords();
  if (special.length === 0) return <span className="value-missing">{missing}</span>;
  const words = special.map((one) => say(wordOf(specialProperties, one), language));
  return words.join(language === 'en' ? ', ' : '\u3001');
}
