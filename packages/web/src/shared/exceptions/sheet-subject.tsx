import { missing } from '../../resource/value-text.ts';
import { OrderLink } from '../orders/order-link.tsx';
import { WaybillLink } from '../waybills/waybill-link.tsx';
import type { SheetRow } from './sheet-cells.tsx';

/** The way to what a sheet hangs on: its order, or the waybill of cargo that has none or several. */
export function SheetSubject({ orderNumber, mawbNo }: Pick<SheetRow, 'orderNumber' | 'mawbNo'>) {
  if (orderNumber !== null) return <OrderLink no={orderNumber} />;
  return mawbNo === null ? missing : <WaybillLink no={mawbNo} />;
}
