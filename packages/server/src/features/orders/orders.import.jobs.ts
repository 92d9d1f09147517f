import { check } from '@loadline/contract/kernel/schema';
import { importId } from '@loadline/contract/orders/order-import.fields';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { failImport, writeImport } from './orders.import.commit.commands.ts';

const payloadFields = { id: importId };

/** Writes the orders of an import. What goes wrong ends it cleanly, with nothing written, for the person to start again. */
export function importOrdersJob({ app, db, clock }: House): Job {
  return {
    name: 'import-orders',
    permission: 'order:import',
    async work(viewer, payload) {
      const checked = check(payloadFields, payload);
      if (!checked.ok) throw new Error('a job without its import');
      const { id } = checked.value;
      try {
        await writeImport(db, viewer, id, clock.now());
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
