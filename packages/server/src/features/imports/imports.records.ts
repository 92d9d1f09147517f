import { addressSubject } from '@loadline/contract/customers/address-import';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import type { RecordSubject } from '@loadline/contract/imports/record';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords } from '@loadline/contract/imports/record.check';
import type { ImportWork } from './imports.public.ts';
import { writeRecords } from './imports.records.commands.ts';
import { recordsLike } from './imports.records.queries.ts';

/** Records that are one row each, in the table that carries their name. */
function recordImports(subject: RecordSubject): ImportWork<ImportedRecord> {
  return {
    subject,
    check: async (tx, rows, answers) => {
      const { read, existing } = await recordsLike(tx, subject, rows, answers);
      return checkRecords(subject, read, existing);
    },
    write: (tx, records, source) => writeRecords(tx, subject, records, source),
  };
}

export const goodsImports = recordImports(goodsSubject);
export const addressImports = recordImports(addressSubject);
