import { auditActions, auditEntry, auditSubjects } from '@loadline/contract/audit/audit';
import { deskPages } from '@loadline/contract/desk-pages';
import { type CodeTable, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { auditApi, auditFilter } from '@loadline/contract/ops/audit.api';
import { type Search, usePlace } from '../../../kernel/navigation.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { missing } from '../../../resource/value-text.ts';
import { FactList } from '../../../ui/fact-strip.tsx';
import { PanelBlock, SidePanel } from '../../../ui/side-panel.tsx';
import type { AuditEntry } from './audit-deed.tsx';

const auditColumns = ['at', 'who', 'action', 'subject', 'changes'] as const;

/** Who did what to which record, from what to what, and who read which file. */
export function AuditScreen() {
  const words = useWords();
  const { t, language } = words;
  const { search: raw } = usePlace();
  return (
    <ResourceList
      name="opsAudit"
      frame="desk"
      title={say(deskPages.opsAudit.title, language)}
      search={t('audit.search')}
      fields={auditEntry.fields}
      calls={auditApi}
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

function filtersOf(raw: Search, { t, language }: Words): FilterSpec[] {
  const of = (key: 'customerId' | 'subjectId') =>
    raw[key] === undefined ? [] : [filterOf(auditFilter, key, language, { says: t(`audit.${key}`) })];
  return [
    filterOf(auditFilter, 'who', language),
    filterOf(auditFilter, 'action', language, { options: optionsOf(auditActions, language) }),
    filterOf(auditFilter, 'subject', language, { options: optionsOf(auditSubjects, language) }),
    daysFilter('days', t('audit.days'), bareDays),
    ...of('customerId'),
    ...of('subjectId'),
  ];
}

function optionsOf(table: CodeTable, language: Language) {
  return codesOf(table).map((code) => ({ value: code, label: say(wordOf(table, code), language) }));
}

/** When, who, what, to which record, and what changed in one line. */
function auditCells({ t, language }: Words): ColumnLooks<typeof auditEntry.fields, AuditEntry> {
  return {
    at: { width: 112, muted: true },
    who: {
      width: 160,
      cell: (row) => (
        <>
          {row.who}
          <small className="data-table__second">{row.company}</small>
        </>
      ),
    },
    action: { width: 104, cell: (row) => say(wordOf(auditActions, row.action), language) },
    subject: {
      width: 160,
      cell: (row) => (
        <>
          {say(wordOf(auditSubjects, row.subject), language)}
          <small className="data-table__second">
            {[row.subjectName, row.organisation].filter(Boolean).join(' \u00b7 ')}
          </small>
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

/** One deed with both values of every field it changed. */
function AuditPanel({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t, language } = useWords();
  const { full, offset } = officeTime(entry.at);
  const subject = [say(wordOf(auditSubjects, entry.subject), language), entry.subjectName];
  const facts = [
    { key: 'at', label: t('audit.at'), value: `${full} ${offset}` },
    { key: 'who', label: t('audit.who'), value: [entry.who, entry.company].filter(Boolean).join(' \u00b7 ') },
    {
      key: 'subject',
      label: t('audit.subject'),
      value: [subject.filter(Boolean).join(' '), entry.organisation].filter(Boolean).join(' \u00b7 '),
    },
  ];
  return (
    <SidePanel
      title={say(wordOf(auditActions, entry.action), language)}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <PanelBlock
        title={t('audit.deed')}
        aside={
          entry.subjectId ? (
            <PageLink page="opsAudit" query={{ subjectId: entry.subjectId }}>
              {t('audit.allOfIt')}
            </PageLink>
          ) : null
        }
      >
        <FactList facts={facts} />
      </PanelBlock>
      <PanelBlock title={t('audit.changes')}>
        {entry.changes.length === 0 ? <p className="right-needed">{t('audit.noChanges')}</p> : null}
        <dl className="audit-changes">
          {entry.changes.map(({ key, label, from, to }) => (
            <div key={key} className="audit-change">
              <dt>{label || key}</dt>
              {from === null ? null : (
                <dd>
                  <s>{from}</s>
                </dd>
              )}
              <dd>
                <b>{to ?? missing}</b>
              </dd>
            </div>
          ))}
        </dl>
      </PanelBlock>
    </SidePanel>
  );
}
