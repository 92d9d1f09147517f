import { harbour } from './harbour.ts';

console.log(harbour);
