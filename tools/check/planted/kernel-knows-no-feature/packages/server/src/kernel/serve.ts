import { orderRoutes } from '../features/orders/orders.routes.ts';

export const routes = [orderRoutes];
