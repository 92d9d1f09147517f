import { auditActions, type auditEntry, auditSubjects } from '@loadline/contract/audit/audit';
import { wordOf } from '@loadline/contract/kernel/code';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { missing } from '../../../resource/value-text.ts';

export type AuditEntry = ValuesOf<typeof auditEntry.fields>;

/** One deed in a record's history: who did what to which part of it, and from what to what. */
export function AuditDeed({ entry }: { entry: AuditEntry }) {
  const { language } = useWords();
  const { short, full, offset } = officeTime(entry.at);
  const subject = [say(wordOf(auditSubjects, entry.subject), language), entry.subjectName];
  return (
    <li className="history__deed">
      <b>{entry.who}</b> {say(wordOf(auditActions, entry.action), language)}{' '}
      {subject.filter(Boolean).join(' ')}
      <time className="history__at" dateTime={entry.at} title={`${full} ${offset}`}>
        {short}
      </time>
      <AuditChanges changes={entry.changes} />
    </li>
  );
}

/** What a deed changed, field by field. */
function AuditChanges({ changes }: { changes: AuditEntry['changes'] }) {
  return changes.map(({ key, label, from, to }) => (
    <p key={key} className="history__change">
      {label || key} {from === null ? null : <s>{from}</s>} {from === null ? null : '\u2192 '}
      <span>{to ?? missing}</span>
    </p>
  ));
}
