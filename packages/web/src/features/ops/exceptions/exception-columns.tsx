import { deskRowFields } from '@loadline/contract/exceptions/sheet-desk.api';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { KindCell, LeftCell, SeverityMark, SheetStateChip } from '../../../resource/sheet/sheet-cells.tsx';
import { inLanguage } from '../named.ts';
import type { ExceptionRow } from './exception.ts';

export const exceptionColumns = [
  'sheetNo',
  'customer',
  'kind',
  'severity',
  'state',
  'breachAt',
  'handler',
  'dueAt',
  'openedAt',
] as const;

/** The desk's columns: which, whose, what, how grave, how it stands, how long, who. */
export function exceptionCells({ t, language }: Words): ColumnLooks<typeof deskRowFields, ExceptionRow> {
  return {
    sheetNo: {
      width: 166,
      cell: ({ sheetNo, orderNumber }) => (
        <>
          <PageLink page="opsException" query={{ no: sheetNo }}>
            {sheetNo}
          </PageLink>
          <small className="data-table__second">{orderNumber}</small>
        </>
      ),
    },
    customer: {
      width: 148,
      cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn),
    },
    kind: { cell: (row) => <KindCell {...row} /> },
    severity: { cell: (row) => <SeverityMark {...row} /> },
    state: {
      cell: (row) => (
        <>
          <SheetStateChip {...row} />
          {row.urgedAt ? (
            <small className="data-table__second">
              {t('exceptions.urged', { time: officeTime(row.urgedAt).short })}
            </small>
          ) : null}
        </>
      ),
    },
    breachAt: {
      width: 112,
      header: t('sheets.left.head'),
      cell: (row) => <LeftCell {...row} />,
    },
    handler: {
      width: 74,
      cell: ({ handler }) => handler ?? t('sheets.nobodyYet'),
    },
    dueAt: { width: 100, header: t('sheets.due') },
    openedAt: { width: 100, muted: true },
  };
}
