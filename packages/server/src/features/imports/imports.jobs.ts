import { importId } from '@loadline/contract/imports/import.fields';
import type { CheckedRecord } from '@loadline/contract/imports/import.summary';
import { check } from '@loadline/contract/kernel/schema';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { failImport, writeImport } from './imports.commit.commands.ts';
import type { ImportWork } from './imports.public.ts';

const payloadFields = { id: importId };

/** Writes the records of an import. What goes wrong ends it cleanly, with nothing written, for the person to start again. */
export function importJob<R extends CheckedRecord>(house: House, work: ImportWork<R>): Job {
  const { subject } = work;
  const { app, db } = house;
  return {
    name: `import-${subject.name}`,
    permission: subject.access,
    async work(viewer, payload) {
      const checked = check(payloadFields, payload);
      if (!checked.ok) throw new Error('a job without its import');
      const { id } = checked.value;
      try {
        await writeImport(house, viewer, work, id);
      } catch (error) {
        // An unforeseen error may hold a person's data: only its kind is logged.
        const kind = error instanceof Error ? error.name : 'unknown';
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        app.log.error({ import: id, kind, code }, 'import failed');
        await failImport(db, viewer, id);
      }
    },
  };
}
