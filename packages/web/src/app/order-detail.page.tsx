import { OrderSheets } from '../features/exceptions/order-sheets.tsx';
import { OrderDetailScreen } from '../features/orders/order-detail.screen.tsx';

/** An order with its exception sheets, which are a subject of their own. */
export function OrderDetailPage() {
  return <OrderDetailScreen cases={OrderSheets} />;
}
