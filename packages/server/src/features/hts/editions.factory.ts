import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { listDeskEditions, listEditionDifferences } from '@loadline/contract/hts/hts-edition.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { jobsDone } from '../../testing/jobs-done.ts';

type Editions = AnswerOf<typeof listDeskEditions>;
type Differences = AnswerOf<typeof listEditionDifferences>;

const kept = (name: string) => readFileSync(new URL(`./testing/${name}`, import.meta.url));

/** Of official editions the numbers that differ, with all that stands above them (USITC, public domain). */
export const officialFile = (name: 'basic' | 'rev-10' | 'a' | 'b') => kept(`${name}.json.gz`);

/** Where whole published editions lie, if they do: this folder is not part of the repository. */
const published =
  process.env['LOADLINE_HTS_DATA'] ??
  fileURLToPath(new URL('../../../../../../shared/data/hts', import.meta.url));

/** A file of that folder; undefined where it is not there. */
export function publishedFile(name: string): string | undefined {
  const path = `${published}/${name}`;
  return existsSync(path) ? path : undefined;
}

interface Lists {
  /** Kind, number and what changed, of 2026 Basic to Revision 10. */
  readonly real: readonly [kind: string, no: string, ...changed: string[]][];
  /** The invented changes of the test edition. */
  readonly test: readonly { kind: string; no: string; affects: string[]; parts?: string[] }[];
}

const lists: Lists = JSON.parse(gunzipSync(kept('lists.json.gz')).toString());

export const sample = readFileSync(
  new URL('../../../../../examples/hts-sample.csv', import.meta.url),
  'utf8',
);

/** The editions at a desk, by what clerks do with them. */
export function editionCalls(house: TestHouse, desk: Calls) {
  const list = async (): Promise<Editions> => (await desk.get('/opsapi/hts/editions')).data;
  const upload = (name: string, effective: string, content: Buffer | string, file = 'edition.csv') =>
    desk.upload(
      `/opsapi/hts/editions/upload?${new URLSearchParams({ name, effective })}`,
      file,
      Buffer.from(content),
    );
  const named = async (name: string) => {
    const found = (await list()).find((one) => one.name === name);
    if (!found) throw new Error(`no edition is called ${name}`);
    return found;
  };
  return {
    list,
    upload,
    named,
    /** Brings an edition and waits until it is a draft. */
    async draft(name: string, effective: string, content: Buffer | string) {
      const { code, message } = await upload(name, effective, content);
      if (code !== 200) throw new Error(message);
      // A whole edition takes its time on a machine that does other things beside.
      await jobsDone(house, 'edition %', 6_000);
      const one = await named(name);
      assert.equal(one.state, 'DRAFT');
      return one;
    },
    async differences(id: string, asked: Record<string, string> = {}): Promise<Differences> {
      return (await desk.get(`/opsapi/hts/editions/differences?${new URLSearchParams({ id, ...asked })}`))
        .data;
    },
    /** Every difference, page by page. */
    async everyDifference(id: string, asked: Record<string, string> = {}) {
      const all: Differences['differences'] = [];
      for (let found = 1; all.length < found; ) {
        const page = await this.differences(id, { ...asked, from: String(all.length) });
        found = page.found;
        if (page.differences.length === 0) break;
        all.push(...page.differences);
      }
      return all;
    },
    publish: (id: string, effective: string, seen = true) =>
      desk.post('/opsapi/hts/editions/publish', { id, effective, seen }),
    discard: (id: string) => desk.post('/opsapi/hts/editions/discard', { id }),
    resume: (id: string) => desk.post('/opsapi/hts/editions/resume', { id }),
    /** Says that every description that reads otherwise is only worded anew. */
    async decideAll(id: string) {
      const open = await this.everyDifference(id, { kind: 'article' });
      if (open.length > 0)
        await this.decide(
          id,
          open.map(({ no }) => no),
          'wording',
        );
    },
    decide: (id: string, numbers: readonly string[], verdict: 'article' | 'wording') =>
      desk.post('/opsapi/hts/editions/decide', { id, numbers, verdict }),
  };
}

type All = Differences['differences'];

const foundIn = (all: All, ...kinds: string[]) =>
  all.filter((one) => one.kinds.some((kind) => kinds.includes(kind)));
const numbersOf = (all: readonly { readonly no: string }[]) => all.map(({ no }) => no).toSorted();

/** What differs between 2026 Basic and Revision 10 is what was worked out of the two files by another program. */
export function assertRealDifference(told: Differences, every: All): void {
  // The list is of chapters 1 to 98; what is another article in chapter 99 stands among what a person decides.
  const all = every.filter(({ no }) => !no.startsWith('99'));
  assert.deepEqual([told.added, told.deleted, told.changed], [176, 65, 87]);
  const named = (kind: string) =>
    lists.real
      .filter(([is]) => is === kind)
      .map(([, no]) => no)
      .toSorted();
  const gone = all.flatMap((one) =>
    one.was.length > 0 ? one.was.map(({ no }) => no) : one.kinds[0] === 'deleted' ? [one.no] : [],
  );
  const come = all.flatMap((one) =>
    one.now.length > 0 ? one.now.map(({ no }) => no) : one.kinds[0] === 'added' ? [one.no] : [],
  );
  assert.deepEqual(gone.toSorted(), named('deleted'));
  assert.deepEqual(come.toSorted(), named('added'));
  const changed = (key: string) =>
    lists.real
      .filter(([, , ...keys]) => keys.includes(key))
      .map(([, no]) => no)
      .toSorted();
  assert.deepEqual(numbersOf(foundIn(all, 'text', 'article')), changed('text'));
  assert.deepEqual(numbersOf(foundIn(all, 'units')), changed('units'));
  // Three of the four numbers inherit the change from the one above.
  assert.deepEqual(
    foundIn(all, 'special').map(({ no, below }) => [no, below]),
    [['98020050', 3]],
  );
  assert.equal(changed('special').length, 4);
}

/** The invented changes of the test edition, each for what it is; `touched` are the numbers of ten digits that say something else. */
export function assertTestDifference(all: All, touched: readonly string[]): void {
  const listed = (kind: string) => numbersOf(lists.test.filter((one) => one.kind === kind));
  assert.equal(lists.test.length, 300);
  assert.equal(all.length, 300);
  for (const [kind, key] of [
    ['rate_general', 'general'],
    ['rate_special', 'special'],
    ['rate_column2', 'column2'],
    ['units', 'units'],
    ['description', 'text'],
    ['added', 'added'],
    ['deleted', 'deleted'],
    ['split', 'split'],
  ] as const)
    assert.deepEqual(numbersOf(foundIn(all, key)), listed(kind), kind);
  for (const { no, parts } of lists.test.filter(({ kind }) => kind === 'split'))
    assert.deepEqual(
      all
        .find((one) => one.no === no)
        ?.now.map((one) => one.no)
        .filter((one) => one.length === 10),
      parts,
    );
  assert.deepEqual(touched.toSorted(), [...new Set(lists.test.flatMap(({ affects }) => affects))].toSorted());
}
