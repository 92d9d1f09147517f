import { call } from './kernel/call.ts';
import { HomePage } from './site/home.page.tsx';

console.log(call, HomePage);
