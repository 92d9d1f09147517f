import { orderRoutes } from './features/orders/orders.routes.ts';

console.log(orderRoutes, new URL('./kernel/reader.worker.ts', import.meta.url));
