export * from './goods-line.ts';
export { order } from './order.ts';
