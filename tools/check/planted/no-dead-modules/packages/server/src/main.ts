import { port } from './port.ts';

console.log(port);
