import { historyWords } from '@loadline/contract/customers/history.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Field } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { listAudit } from '@loadline/contract/ops/audit.api';
import { fieldsOfSubject } from '@loadline/contract/ops/audit-fields';

export type AuditRow = AnswerOf<typeof listAudit>['rows'][number];
type Change = AuditRow['changes'][number];

/** What changed, in the reader's language: fields by their labels, codes by their words, nothing that a program would say. */
export function changesSaid(
  subject: string,
  changes: Readonly<Record<string, unknown>>,
  language: Language,
): Change[] {
  const fields = fieldsOfSubject(subject);
  return Object.entries(changes).map(([key, change]) => {
    const field = fields[key];
    const { from, to } = isFromTo(change) ? change : { from: null, to: change };
    return {
      key,
      label: field ? say(field.label, language) : key,
      from: saidOf(field, from, language),
      to: saidOf(field, to, language),
    };
  });
}

function isFromTo(change: unknown): change is { from?: unknown; to?: unknown } {
  return typeof change === 'object' && change !== null && ('from' in change || 'to' in change);
}

function saidOf(field: Field | undefined, value: unknown, language: Language): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return say(value ? historyWords.yes : historyWords.no, language);
  if (Array.isArray(value)) return listSaid(field?.kind === 'list' ? field.item : field, value, language);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (field?.kind === 'code' ? say(wordOf(field.table, text), language) : text).slice(0, 4_000);
}

function listSaid(item: Field | undefined, values: readonly unknown[], language: Language): string {
  const said = values.map((one) => saidOf(item, one, language) ?? '');
  return said.join(language === 'en' ? ', ' : '\u3001').slice(0, 4_000);
}
