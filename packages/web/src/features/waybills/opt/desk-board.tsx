import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { deskWaybill } from '@loadline/contract/waybills/waybill';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../../resource/decimal.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { WaybillCounters } from '../../../resource/waybill/waybill-counters.tsx';
import { Button } from '../../../ui/button.tsx';
import { RegisterDialog } from '../moves/register-dialog.tsx';
import { BoardBatch } from './board-batch.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { boardCells, boardColumns, furtherBoardColumns } from './opt-cells.tsx';
import { boardFilters, boardShape } from './opt-filters.ts';
import './opt.css';

/** The board on which staff move waybills: what stands where, and beside it the one in hand. */
export function DeskBoard() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const { filter, raw } = useListAddress(boardShape);
  const { data: overview } = useQuery(asking(deskWaybillApi.overview, filter));
  const { show } = useOpen();
  const [registers, setRegisters] = useState(false);
  const mayMove = may('op:mawb:move');
  const register = mayMove ? (
    <Button look="primary" icon="plus" onClick={() => setRegisters(true)}>
      {t('waybills.register.open')}
    </Button>
  ) : null;
  return (
    <>
      <ResourceList
        name="mawbOpt"
        title={say(pages.mawbOpt.title, language)}
        facts={overview && t('waybills.boardCounts', { total: wholeText(overview.total) })}
        actions={register}
        above={
          <WaybillCounters
            page="mawbOpt"
            look="card"
            counts={overview?.byStatus ?? []}
            raw={raw}
            chosen={filter.status}
          />
        }
        search={t('waybills.boardSearch')}
        searchIn="title"
        fields={deskWaybill.fields}
        calls={deskWaybillApi}
        live={['mawb']}
        about={[deskWaybillApi.overview]}
        sorted="-flightDate"
        columns={boardColumns}
        more={furtherBoardColumns}
        cells={boardCells}
        filters={boardFilters(words, overview)}
        sums={(rows) =>
          t('waybills.sums', {
            pieces: wholeText(rows.reduce((total, { quantity }) => total + quantity, 0)),
            weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
            billing: decimalText(sumOf(rows.map(({ billingWeight }) => billingWeight)), 1),
          })
        }
        withChosen={(rows, clear) => <BoardBatch rows={rows} onDone={clear} />}
        onOpen={({ mawbNo }) => goTo('mawbDetail', { no: mawbNo })}
        panel={({ row, close }) => row && <DeskPanel key={row.mawbNo} no={row.mawbNo} onClose={close} />}
        keys={mayMove ? { n: () => setRegisters(true) } : {}}
        unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
        empty={{ title: t('waybills.none'), detail: t('waybills.noneOnBoard'), actions: register }}
      />
      {registers ? <RegisterDialog onDone={show} onClose={() => setRegisters(false)} /> : null}
    </>
  );
}
