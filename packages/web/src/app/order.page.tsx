import { lazy, Suspense } from 'react';
import { OrderListScreen } from '../features/orders/order-list.screen.tsx';
import { usePlace } from '../kernel/navigation.ts';
import { withRecordWords } from '../kernel/office-words.ts';
import { one } from '../resource/use-list-address.ts';

const SheetListScreen = lazy(async () => ({
  default: (await withRecordWords(import('../features/exceptions/sheet-list.screen.tsx'))).SheetListScreen,
}));

/** The orders, or in their place what is wrong with them: `?tab=abnormal`. */
export function OrderPage() {
  const { search } = usePlace();
  if (one(search['tab']) !== 'abnormal') return <OrderListScreen />;
  return (
    <Suspense>
      <SheetListScreen />
    </Suspense>
  );
}
