import type { CodeChange } from '@loadline/contract/facts/goods-code';
import { takesCodes } from '@loadline/contract/orders/order-codes';
import { takeOrderCodes } from '@loadline/contract/orders/order-codes.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ChangedLines } from '../goods/changed-lines.tsx';
import { ChangedTo } from '../goods/changed-to.tsx';
import type { OrderRecord } from './order-record.ts';

type Line = OrderRecord['goods'][number];

export interface BindingsProps {
  goods: readonly Line[];
  /** The order whose customer may take codes over; not there for others. */
  own?: Pick<OrderRecord['order'], 'orderNumber' | 'version' | 'status'> | undefined;
}

/** Of how many lines the goods are bound to other codes since. What its trust order or entry names is changed there. */
export function OrderBindings({ goods, own }: BindingsProps) {
  const changed = goods.filter(({ changes }) => changes.some(({ kind }) => kind !== 'mid'));
  const lines = changed.map(({ lineNo }) => lineNo);
  const take =
    own && permitted(takeOrderCodes) && takesCodes(own.status)
      ? () =>
          call(takeOrderCodes, {
            body: { no: own.orderNumber, version: own.version, lines },
            refusal: 'in place',
          })
      : undefined;
  return <ChangedLines count={lines.length} isFiled={false} take={take} />;
}

/** What the register of the customer says of one code of a line: another one since, or the one that the line follows. */
export function OrderBinding({ line, kind }: { line: Line; kind: CodeChange['kind'] }) {
  const { t } = useWords();
  const change = line.changes.find((one) => one.kind === kind);
  if (change) return <ChangedTo change={change} />;
  if (kind !== 'hsCn' || line.hsCnBound === null) return null;
  return <small className="data-table__second">{t('goods.follows', { code: line.hsCnBound })}</small>;
}
