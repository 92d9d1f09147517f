export const refusal = '订单不存在';
