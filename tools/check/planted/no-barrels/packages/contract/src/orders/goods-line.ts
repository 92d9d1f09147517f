export const goodsLine = 'goods line';
