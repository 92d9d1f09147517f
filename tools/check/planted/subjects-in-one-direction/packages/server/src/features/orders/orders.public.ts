export const orderOf = 'order';
