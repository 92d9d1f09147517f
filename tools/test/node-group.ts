import { nodeSuite } from './node-suite.ts';

// node node-group.ts ROOT FILE… runs test files in this process; its last line is their tally.

const [root = '', ...files] = process.argv.slice(2);
const tally = await nodeSuite({ root, files, signal: new AbortController().signal }, 'none');
process.stdout.write(`\n${JSON.stringify(tally)}\n`, () => process.exit(0));
