export const order = 'order';
