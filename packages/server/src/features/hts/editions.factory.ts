import { readFileSync } from 'node:fs';
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

interface Lists {
  /** Kind, number and what changed, of 2026 Basic to Revision 10. */
  readonly real: readonly [kind: string, no: string, ...changed: string[]][];
  /** The invented changes of the test edition. */
  readonly test: readonly { kind: string; no: string; affects: string[]; parts?: string[] }[];
}

export const lists: Lists = JSON.parse(gunzipSync(kept('lists.json.gz')).toString());

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
      await jobsDone(house, 'edition %');
      return named(name);
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
