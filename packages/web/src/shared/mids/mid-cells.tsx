import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { mid, writtenMid } from '@loadline/contract/mids/mid';
import { midFilter } from '@loadline/contract/mids/mid.api';
import { midRoles } from '@loadline/contract/mids/mid.codes';
import type { Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { MidRow } from './mid-record.ts';
import { MidStateDot } from './mid-state.tsx';

export const midColumns = [
  'code',
  'name',
  'country',
  'role',
  'goods',
  'lines',
  'lastUsedAt',
  'state',
  'files',
] as const;

/** What can be shown besides. */
export const furtherMidColumns = ['city', 'postal', 'edition', 'stateAt', 'updatedAt'] as const;

/** How the columns look that both lists have. */
export function midCells<Row extends MidRow>({ t, language }: Words): ColumnLooks<typeof mid.fields, Row> {
  return {
    code: {
      width: 168,
      cell: ({ code }) => <DocumentNumber number={code} />,
    },
    name: {
      width: 260,
      header: t('mids.column.name'),
      cell: ({ name, street, city }) => (
        <>
          {name}
          <small className="data-table__second">{`${street}, ${city}`}</small>
        </>
      ),
    },
    country: { width: 64, cell: ({ country, province }) => province ?? country },
    role: {
      width: 110,
      cell: ({ role, textile }) => (
        <>
          {say(wordOf(midRoles, role), language)}
          {textile ? (
            <small className="data-table__second">{say(writtenMid.textile.label, language)}</small>
          ) : null}
        </>
      ),
    },
    goods: { header: t('mids.column.goods') },
    lines: { header: t('mids.column.lines') },
    lastUsedAt: { muted: true },
    state: {
      width: 128,
      cell: ({ state, edition, verdict }) => (
        <>
          <MidStateDot state={state} /> <small>{t('mids.edition', { no: edition })}</small>
          {verdict ? <small className="data-table__second">{verdict}</small> : null}
        </>
      ),
    },
    files: {
      width: 84,
      drawn: true,
      header: t('mids.column.files'),
      cell: ({ files }) =>
        files > 0 ? wholeText(files) : <StateDot family="act">{t('mids.noEvidence')}</StateDot>,
    },
  };
}

/** The filters that both lists have. */
export function midFilters({ language }: Words): FilterSpec[] {
  return [
    filterOf(midFilter, 'country', language),
    filterOf(midFilter, 'role', language),
    filterOf(midFilter, 'state', language),
    {
      key: 'filed',
      label: say(mid.fields.lastUsedAt.label, language),
      from: 'from',
      to: 'to',
      periods: ['last7', 'last30', 'last90'],
    },
  ];
}
