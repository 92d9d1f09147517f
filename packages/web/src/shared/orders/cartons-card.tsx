import { wholeText } from '@loadline/contract/kernel/figures';
import { cartonGroupFields } from '@loadline/contract/orders/order-carton';
import { useMemo } from 'react';
import { useWords } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { columnsOf } from '../../resource/resource-columns.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { OrderRecord } from './order-record.ts';

type Cartons = OrderRecord['cartons'];

/** The packing list: cartons of one size and weight in one line. */
export function CartonsCard({ cartons }: { cartons: Cartons }) {
  const { t, language } = useWords();
  const count = sumOf(cartons.map((group) => group.cartonCount));
  const columns = useMemo(() => {
    const drawn = columnsOf<typeof cartonGroupFields, Cartons[number]>({
      fields: cartonGroupFields,
      cells: { cartonNo: { width: 240 }, weight: { width: 156 } },
      language,
    });
    const totals: Readonly<Record<string, string>> = {
      cartonNo: t('orders.detail.total'),
      cartonCount: wholeText(count),
    };
    return drawn.map((column) => ({ ...column, total: totals[column.key] }));
  }, [count, language, t]);
  if (cartons.length === 0) return null;
  return (
    <Card
      flush
      title={t('orders.detail.cartons')}
      aside={t('orders.detail.cartonsCount', { count: Number(count) })}
    >
      <div className="order-table">
        <DataTable
          label={t('orders.detail.cartons')}
          columns={columns}
          rows={cartons}
          rowKey={(group) => group.cartonNo}
        />
      </div>
    </Card>
  );
}
