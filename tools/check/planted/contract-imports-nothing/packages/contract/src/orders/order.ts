import { readFileSync } from 'node:fs';

export const order = readFileSync('order.json', 'utf8');
