import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { uldFields } from '@loadline/contract/waybills/waybill.move-data';
import { waybillException, waybillPiece } from '@loadline/contract/waybills/waybill-detail';
import type { ReactNode } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { SheetStateChip } from '../../../shared/exceptions/sheet-cells.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { SmallTable } from './small-table.tsx';
import '../../../shared/exceptions/sheet.css';

/** What the warehouse measured, group by group. */
export function PiecesTab({ pieces }: Pick<DeskWaybill, 'pieces'>) {
  const { t } = useWords();
  const count = wholeText(pieces.reduce((sum, row) => sum + row.pieces, 0));
  const weight = weightText(sumOf(pieces.map((row) => row.weight)));
  return (
    <Card
      flush
      title={t('waybills.tab.pieces')}
      aside={pieces.length > 0 ? t('waybills.cargo', { pieces: count, weight }) : null}
    >
      {pieces.length === 0 ? (
        <p className="mawb-none">{t('waybills.pieces.none')}</p>
      ) : (
        <SmallTable
          label={t('waybills.tab.pieces')}
          fields={waybillPiece}
          keys={Object.keys(waybillPiece)}
          rows={pieces}
        />
      )}
    </Card>
  );
}

/** The units the cargo is built on. */
export function UldsTab({ ulds, aside }: Pick<DeskWaybill, 'ulds'> & { aside?: ReactNode }) {
  const { t } = useWords();
  return (
    <Card flush title={t('waybills.tab.ulds')} aside={aside}>
      {ulds.length === 0 ? (
        <p className="mawb-none">{t('waybills.ulds.none')}</p>
      ) : (
        <SmallTable
          label={t('waybills.tab.ulds')}
          fields={uldFields}
          keys={Object.keys(uldFields)}
          rows={ulds}
        />
      )}
    </Card>
  );
}

type Sheet = DeskWaybill['exceptions'][number];

/** What is or was wrong with its orders. */
export function ExceptionsTab({ exceptions }: Pick<DeskWaybill, 'exceptions'>) {
  const { t } = useWords();
  return (
    <Card flush title={t('waybills.tab.exceptions')}>
      {exceptions.length === 0 ? (
        <p className="mawb-none">{t('waybills.exceptions.none')}</p>
      ) : (
        <SmallTable<Sheet>
          label={t('waybills.tab.exceptions')}
          fields={waybillException}
          keys={Object.keys(waybillException)}
          rows={exceptions}
          cells={{
            sheetNo: ({ sheetNo }) => <SheetLink no={sheetNo} />,
            state: ({ state }) => <SheetStateChip state={state} />,
          }}
        />
      )}
    </Card>
  );
}

function SheetLink({ no }: { no: string }) {
  if (may('op:exception:view'))
    return (
      <PageLink page="opsException" query={{ no }}>
        {no}
      </PageLink>
    );
  if (!may('order:view')) return no;
  return (
    <PageLink page="sheetDetail" query={{ no }}>
      {no}
    </PageLink>
  );
}
