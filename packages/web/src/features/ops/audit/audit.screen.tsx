import { auditActions, auditEntry, auditSubjects } from '@loadline/contract/audit/audit';
import { type CodeTable, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { auditFilter, countAudit, exportAudit, listAudit } from '@loadline/contract/ops/audit.api';
import { pages } from '@loadline/contract/pages';
import { useSearch } from '@tanstack/react-router';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import type { Raw } from '../../../resource/use-list-address.ts';
import { auditCells, auditColumns } from './audit-columns.tsx';
import { AuditPanel } from './audit-panel.tsx';

/** Who did what to which record, from what to what, and who read which file. */
export function AuditScreen() {
  const words = useWords();
  const { t, language } = words;
  const raw: Raw = useSearch({ strict: false });
  return (
    <ResourceList
      name="opsAudit"
      frame="desk"
      title={say(pages.opsAudit.title, language)}
      search={t('audit.search')}
      fields={auditEntry.fields}
      list={listAudit}
      count={countAudit}
      sheet={{ from: exportAudit }}
      columns={auditColumns}
      cells={auditCells}
      rows="two lines"
      filters={filtersOf(raw, words)}
      unit={{ name: t('audit.unit.name'), one: t('audit.unit.one'), many: t('audit.unit.many') }}
      panel={({ row, close }) => row && <AuditPanel entry={row} onClose={close} />}
      empty={{ title: t('audit.none') }}
    />
  );
}

function filtersOf(raw: Raw, { t, language }: Words): FilterSpec[] {
  const of = (key: 'customerId' | 'subjectId') =>
    raw[key] === undefined ? [] : [filterOf(auditFilter, key, language, { says: t(`audit.${key}`) })];
  return [
    filterOf(auditFilter, 'who', language),
    filterOf(auditFilter, 'action', language, { options: optionsOf(auditActions, language) }),
    filterOf(auditFilter, 'subject', language, { options: optionsOf(auditSubjects, language) }),
    {
      key: 'days',
      label: t('audit.days'),
      from: 'from',
      to: 'to',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
    ...of('customerId'),
    ...of('subjectId'),
  ];
}

function optionsOf(table: CodeTable, language: Language) {
  return codesOf(table).map((code) => ({ value: code, label: say(wordOf(table, code), language) }));
}
