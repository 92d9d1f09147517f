import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callTypes } from './client/call-types.ts';
import { servedCalls } from './client/served.ts';

// node tools/client.ts   writes the types of the client package anew, from the description of the calls

const file = join(import.meta.dirname, '../packages/client/src/calls.ts');
await writeFile(file, callTypes(await servedCalls()));
