import { deskSorts } from '@loadline/contract/exceptions/sheet';
import { deskRowFields } from '@loadline/contract/exceptions/sheet-desk.api';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import { KindCell, LeftCell, SeverityMark, SheetStateChip } from '../../../resource/sheet/sheet-cells.tsx';
import { sortKeys } from '../../../resource/sort-code.ts';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { inLanguage } from '../named.ts';
import type { ExceptionRow } from './exception.ts';

const keys = ['sheetNo', 'customer', 'kind', 'severity', 'state', 'breachAt', 'handler', 'dueAt', 'openedAt'];

/** The desk's columns: which, whose, what, how grave, how it stands, how long, who. */
export function exceptionColumns({ t, language }: Words): TableColumn<ExceptionRow>[] {
  return columnsOf<ExceptionRow>({
    fields: deskRowFields,
    keys,
    sorts: sortKeys(deskSorts),
    language,
    looks: {
      sheetNo: {
        width: 166,
        cell: ({ sheetNo, orderNumber }) => (
          <>
            <PageLink page="opsException" query={{ no: sheetNo }}>
              {sheetNo}
            </PageLink>
            <small className="desk-second">{orderNumber}</small>
          </>
        ),
      },
      customer: {
        width: 148,
        cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn),
      },
      kind: { width: language === 'en' ? 180 : 140, cell: (row) => <KindCell {...row} /> },
      severity: { width: language === 'en' ? 84 : 66, cell: (row) => <SeverityMark {...row} /> },
      state: {
        width: language === 'en' ? 172 : 118,
        cell: (row) => (
          <>
            <SheetStateChip {...row} />
            {row.urgedAt ? (
              <small className="desk-second">
                {t('exceptions.urged', { time: officeTime(row.urgedAt).short })}
              </small>
            ) : null}
          </>
        ),
      },
      breachAt: {
        width: language === 'en' ? 126 : 112,
        header: t('sheets.left.head'),
        cell: (row) => <LeftCell {...row} />,
      },
      handler: {
        width: language === 'en' ? 92 : 74,
        cell: ({ handler }) => handler ?? t('sheets.nobodyYet'),
      },
      dueAt: { width: 100, header: t('sheets.due') },
      openedAt: { width: 100, muted: true },
    },
  });
}
