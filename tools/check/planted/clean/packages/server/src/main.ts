import { orderRoutes } from './features/orders/orders.routes.ts';
import { tellVendor } from './kernel/messages/sms.vendor.ts';

console.log(orderRoutes, tellVendor, new URL('./kernel/reader.worker.ts', import.meta.url));
