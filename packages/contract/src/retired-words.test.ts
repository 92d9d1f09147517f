import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

/** One thing has one word on pages, lists, notices and papers: these are the others that it had. */
const retired: readonly (readonly [word: RegExp, say: string])[] = [
  [/billing weights?|kg billed/i, 'chargeable weight'],
  [/out for delivery/i, 'delivered'],
  [/password, once more/i, 'Confirm password'],
  [/已起运/, '已离港'],
  [/发件人/, '发货人, but for who sends a message'],
  [/收件人/, '收货人, but for who gets a message'],
  [/(?:\d|one|two|three|four|check|of the) signs?\b(?! (?:in|out|for|off))/, 'characters'],
  [/^Made$/, 'Created'],
  [/^say why$/i, 'Give a reason'],
  [/未被占用/, '未被其他账号使用'],
  [/2026-11-20T14:30$/, 'how people write a time, as in 2026-11-20 14:30'],
];

/** Where these words mean something else, or are read in files that others have written. */
const elsewhere =
  /texts\.ts$|password-link\.ts$|settings\.text\.ts$|import|\.test\.ts$|factory\.ts$|order-import\.head|examples\.(?:head|sent)|databoard\.completion/;

const folders = ['.', '../../web/src', '../../server/src'].map((folder) => join(import.meta.dirname, folder));

function textsIn(folder: string): { at: string; text: string }[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => /\.tsx?$/.test(file) && !elsewhere.test(file));
  return own.flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
      .flatMap((line, at) =>
        [...line.matchAll(/'([^']*)'|`([^`]*)`|>([^<>{}]*[^\s<>{}=]+[^<>{}]*)</g)].map(([, ...said]) => ({
          at: `${file} (text ${at + 1})`,
          text: said.find((text) => text !== undefined) ?? '',
        })),
      ),
  );
}

test('no page, list, notice or paper says a word that is retired', () => {
  const texts = folders.flatMap(textsIn);
  assert.ok(texts.length > 5_000, String(texts.length));
  for (const [word, say] of retired) {
    const found = texts.filter(({ text }) => word.test(text));
    assert.deepEqual(found, [], `say ${say}`);
  }
});
