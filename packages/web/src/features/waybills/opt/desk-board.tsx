import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import {
  countDeskWaybills,
  deskOverview,
  exportDeskWaybills,
  listDeskWaybills,
} from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { useList } from '../../../resource/use-list.ts';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { useSelection } from '../../../resource/use-selection.ts';
import { WaybillCounters } from '../../../resource/waybill/waybill-counters.tsx';
import type { DeskWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { RegisterDialog } from '../moves/register-dialog.tsx';
import { BoardBulk } from './board-bulk.tsx';
import { DeskPanel } from './desk-panel.tsx';
import { boardColumns, boardTable } from './opt-cells.tsx';
import { boardFilters, boardShape } from './opt-filters.ts';
import { OptList } from './opt-list.tsx';

/** The board on which staff move waybills: what stands where, and beside it the one in hand. */
export function DeskBoard() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const address = useListAddress(boardShape);
  const list = useList(address, {
    page: (asked) => asking(listDeskWaybills, asked),
    count: (filter) => asking(countDeskWaybills, filter),
  });
  const { data: overview } = useQuery(asking(deskOverview, address.filter));
  const client = useQueryClient();
  useLive('mawb', undefined, () => client.invalidateQueries({ predicate: isAboutBoard }));
  const columns = useMemo(() => boardTable(words), [words]);
  const rows = list.page.data?.rows ?? [];
  const selection = useSelection<DeskWaybillRow>(JSON.stringify(address.filter), rows, ({ id }) => id);
  const { open, show } = useOpen();
  const [registers, setRegisters] = useState(false);
  const noOf = (id: string | undefined) => rows.find((row) => row.id === id)?.mawbNo;
  const { filter, sort } = address;
  const file = useExport(() => callForFile(exportDeskWaybills, { query: { ...filter, sort } }));
  const no = noOf(open);
  const mayMove = may('op:mawb:move');
  const register = mayMove ? (
    <Button look="primary" icon="plus" onClick={() => setRegisters(true)}>
      {t('waybills.register.open')}
    </Button>
  ) : null;
  return (
    <>
      <OptList
        name="mawbOpt"
        title={say(pages.mawbOpt.title, language)}
        facts={overview && t('waybills.boardCounts', { total: wholeText(overview.total) })}
        actions={
          <>
            <ExportButton busy={file.busy} onStart={file.start}>
              {t('resource.export.all')}
            </ExportButton>
            {register}
          </>
        }
        counters={
          <WaybillCounters
            page="mawbOpt"
            look="card"
            counts={overview?.byStatus ?? []}
            raw={address.raw}
            chosen={filter.status}
          />
        }
        address={address}
        sorts={boardShape.sorts}
        list={list}
        filters={boardFilters(words, overview)}
        search={t('waybills.boardSearch')}
        columns={columns}
        usual={boardColumns}
        selection={selection}
        bulk={selection.keys.size > 0 ? <BoardBulk selection={selection} /> : null}
        current={open}
        onPoint={show}
        onOpen={(id) => goTo('mawbDetail', { no: noOf(id) })}
        panel={no ? <DeskPanel key={no} no={no} onClose={() => show(undefined)} /> : null}
        keys={{ e: file.start, ...(mayMove && { n: () => setRegisters(true) }) }}
        unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
        empty={
          <EmptyState title={t('waybills.none')} detail={t('waybills.noneOnBoard')} actions={register} />
        }
      />
      {registers ? <RegisterDialog onDone={show} onClose={() => setRegisters(false)} /> : null}
    </>
  );
}

const about: readonly unknown[] = [listDeskWaybills.path, countDeskWaybills.path, deskOverview.path];

function isAboutBoard({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return about.includes(queryKey[0]);
}
