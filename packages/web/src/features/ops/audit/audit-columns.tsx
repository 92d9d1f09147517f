import { auditActions, auditEntry, auditSubjects } from '@loadline/contract/audit/audit';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../../kernel/words.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { missing } from '../../../resource/value-text.ts';
import type { AuditEntry } from './audit-deed.tsx';

export const auditColumns = ['at', 'who', 'action', 'subject', 'changes'] as const;

/** When, who, what, to which record, and what changed in one line. */
export function auditCells({ t, language }: Words): ColumnLooks<typeof auditEntry.fields, AuditEntry> {
  return {
    at: { width: 112, muted: true },
    who: {
      width: 160,
      cell: (row) => (
        <>
          {row.who}
          <small className="data-table__second">{row.organisation}</small>
        </>
      ),
    },
    action: { width: 104, cell: (row) => say(wordOf(auditActions, row.action), language) },
    subject: {
      width: 160,
      cell: (row) => (
        <>
          {say(wordOf(auditSubjects, row.subject), language)}
          <small className="data-table__second">{row.subjectName}</small>
        </>
      ),
    },
    changes: { width: 260, muted: true, cell: (row) => changesText(row, t) },
  };
}

function changesText({ changes }: AuditEntry, t: Words['t']): string {
  const said = changes.map(({ key, label, from, to }) => {
    const name = label || key;
    return from === null ? `${name} ${to ?? missing}` : `${name} ${from} \u2192 ${to ?? missing}`;
  });
  return said.join(t('desk.comma'));
}
