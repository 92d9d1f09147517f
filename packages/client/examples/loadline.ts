import { createClient } from '@loadline/client';

export const loadline = createClient({
  address: process.env['LOADLINE_ADDRESS'] ?? '',
  key: process.env['LOADLINE_KEY'] ?? '',
  language: 'en',
});
