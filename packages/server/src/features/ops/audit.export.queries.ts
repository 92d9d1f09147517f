import { auditActions, auditEntry, auditSubjects } from '@loadline/contract/audit/audit';
import { wordOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { fieldOf } from '@loadline/contract/kernel/resource';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { auditApi } from '@loadline/contract/ops/audit.api';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { exportedFields } from '../../kernel/list-sheet.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { AuditedRecords, AuditPage, AuditRow } from './audit.queries.ts';
import { auditZone, pageOfAudit } from './audit.queries.ts';

const rowsAtOnce = 2_000;
const changesKey = 'changes';

/** What the filter finds as an xlsx file, written while it is read. That it was taken out stands in the log first. */
export async function sheetOfAudit(
  staff: Database,
  viewer: Viewer,
  filter: QueryOf<typeof auditApi.export>,
  audited: AuditedRecords,
): Promise<FileAnswer> {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  await staff.inTransaction(viewer, (tx) =>
    audit(tx, { action: 'exported', subject: 'audit', changes: asked }),
  );
  const { language } = viewer;
  const fields = exportedFields(auditEntry);
  const words = { language, zone: auditZone };
  async function* rows(): AsyncGenerator<SheetValue[]> {
    let after: string | null = null;
    do {
      const page: AuditPage = await pageOfAudit(
        staff.slow,
        viewer,
        { ...filter, after, size: rowsAtOnce },
        audited,
      );
      for (const row of page.rows) yield [...valuesOf(fields, inWords(row, language), words), changesOf(row)];
      after = page.next;
    } while (after);
  }
  const name = say(auditEntry.label, language);
  const changes = { header: say(fieldOf(auditEntry, changesKey).label, language), kind: 'text' } as const;
  const sheet = { name, columns: [...columnsOf(fields, language), changes] };
  return new FileAnswer(`${name}.xlsx`, 'xlsx', writeSheet(sheet, rows()));
}

function inWords(row: AuditRow, language: Language) {
  return {
    ...row,
    action: say(wordOf(auditActions, row.action), language),
    subject: say(wordOf(auditSubjects, row.subject), language),
  };
}

/** One line a field: `Status: Active → Inactive`. */
function changesOf({ changes }: AuditRow): string {
  const lines = changes.map(
    ({ label, from, to }) => `${label}: ${from === null ? '' : `${from} \u2192 `}${to ?? '\u2014'}`,
  );
  return lines.join('\n');
}
