export const transportIcon = 'plane';
