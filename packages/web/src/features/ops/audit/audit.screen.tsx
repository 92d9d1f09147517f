import { auditActions, auditSubjects } from '@loadline/contract/audit/audit';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, codeTable, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { auditFilter, countAudit, exportAudit, listAudit } from '@loadline/contract/ops/audit.api';
import { pages } from '@loadline/contract/pages';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, type Raw, useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskList } from '../desk-list.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AuditPanel } from './audit-panel.tsx';

const shape = {
  filter: auditFilter,
  sorts: codeTable<never>('audit sort', {}),
  spans: { days: ['from', 'to'] },
} as const satisfies ListShape<typeof auditFilter, never>;

/** Who did what to which record, from what to what, and who read which file. */
export function AuditScreen() {
  const words = useWords();
  const { t, language } = words;
  const address = useListAddress(shape);
  const list = useList(address, {
    page: (asked) => asking(listAudit, asked),
    count: (filter) => asking(countAudit, filter),
  });
  const columns = useMemo(() => auditColumns(words), [words]);
  const { open, show } = useOpen();
  const entry = list.page.data?.rows.find(({ id }) => id === open);
  const whole = useExport(() => callForFile(exportAudit, { query: address.filter }));
  return (
    <PanelFrame
      look="sheet"
      panel={entry ? <AuditPanel entry={entry} onClose={() => show(undefined)} /> : null}
    >
      <DeskList
        title={say(pages.opsAudit.title, language)}
        actions={
          <ExportButton busy={whole.busy} onStart={whole.start}>
            {t('resource.export.all')}
          </ExportButton>
        }
        search={t('audit.search')}
        filters={filtersOf(address.raw, words)}
        address={address}
        list={list}
        columns={columns}
        rows="two lines"
        current={open}
        onPoint={show}
        unit={{ name: t('audit.unit.name'), one: t('audit.unit.one'), many: t('audit.unit.many') }}
        empty={<EmptyState title={t('audit.none')} />}
      />
    </PanelFrame>
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
