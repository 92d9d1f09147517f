import type { ImportSubject as Subject } from '@loadline/contract/imports/import.subject';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { asking } from '../../kernel/asking.ts';
import { call, callForFile } from '../../kernel/call.ts';
import type { ImportCalls, ImportEntry, ImportFacts } from './import-subject.ts';

/** Rows per call; the server gives no more at once. */
const pageSize = 1_000;

/** What the wizard calls the numbers that a subject's answers carry under names of their own. */
export interface InWizard<T, H> {
  readonly facts: (detail: T) => ImportFacts;
  readonly entry: (row: H) => ImportEntry;
}

/** The thirteen calls of an import as the wizard makes them. */
export function importCallsOf<T, H>({ api }: Subject<T, H>, { facts, entry }: InWizard<T, H>): ImportCalls {
  return {
    template: () => callForFile(api.template),
    upload: async (file, signal) => facts(await call(api.upload, { file, signal, refusal: 'in place' })),
    history: async (after) => {
      const { rows, next } = await call(api.history, { query: { after, size: 20 }, refusal: 'in place' });
      return { rows: rows.map(entry), next };
    },
    facts: (id) => {
      const { queryKey, queryFn } = asking(api.detail, { id });
      return { queryKey, queryFn: async (context) => facts(await queryFn(context)) };
    },
    rows: (id, after, signal) =>
      call(api.rows, { query: { id, after, size: pageSize }, signal, refusal: 'in place' }),
    change: async (id, cells) => changedOf(await call(api.change, { body: { id, cells: [...cells] } })),
    recheck: async (id) => changedOf(await call(api.change, { body: { id, cells: [] } })),
    replace: async (id, asked) => changedOf(await call(api.replace, { body: { id, ...asked } })),
    read: async (id, { sheet = null, columns = [], units = [], rates = [] }) => {
      const body = { id, sheet, columns: [...columns], units: [...units], rates: [...rates] };
      return facts(await call(api.read, { body }));
    },
    leaveOut: async (id, rows, leftOut) =>
      changedOf(await call(api.leaveOut, { body: { id, rows: [...rows], leftOut } })),
    commit: async (id) => facts(await call(api.commit, { body: { id } })),
    discard: async (id) => facts(await call(api.discard, { body: { id } })),
    marked: (id) => callForFile(api.marked, { query: { id } }),
    file: (id) => callForFile(api.file, { query: { id } }),
  };

  function changedOf({ import: now, rows }: AnswerOf<typeof api.change>) {
    return { facts: facts(now), rows };
  }
}
