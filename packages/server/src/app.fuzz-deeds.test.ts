import { test } from 'node:test';
import { askAnything } from './testing/fuzz.ts';

test('whatever is asked of what writes, no endpoint breaks, and every answer is in the envelope', () =>
  askAnything(({ method }) => method !== 'GET'));
