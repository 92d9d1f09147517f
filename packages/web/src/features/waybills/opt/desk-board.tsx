import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { deskWaybill } from '@loadline/contract/waybills/waybill';
import { waybillSubject } from '@loadline/contract/waybills/waybill.subject';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { waybillQueues } from '@loadline/contract/waybills/waybill-desk.queue';
import { deskWaybillTotals } from '@loadline/contract/waybills/waybill-totals.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { ListTotals } from '../../../resource/list-totals.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { chargedSum } from '../../../shared/freight/charged-sum.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { BatchDialog } from '../moves/batch-dialog.tsx';
import { type BatchMove, batchMoves } from '../moves/batch-moves.ts';
import { RegisterDialog } from '../moves/register-dialog.tsx';
import { WaybillCounters } from '../waybill-counters.tsx';
import type { DeskWaybillRow } from '../waybill-record.ts';
import { DeskPanel } from './desk-panel.tsx';
import { boardCells, boardColumns, furtherBoardColumns } from './opt-cells.tsx';
import { boardFilters, boardShape } from './opt-filters.ts';
import './opt.css';

/** The most that one call moves. */
const atOnce = 200;

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
        frame="desk"
        title={say(pages.mawbOpt.title, language)}
        facts={
          overview &&
          t(filter.queue ? 'waybills.queueCounts' : 'waybills.boardCounts', {
            total: wholeText(overview.total),
          })
        }
        actions={register}
        above={
          <WaybillCounters
            page="mawbOpt"
            look="edge"
            counts={overview?.byStatus ?? []}
            raw={raw}
            chosen={filter.status}
          />
        }
        search={t('waybills.boardSearch')}
        queues={{ label: t('waybills.queues'), ...useQueues(overview) }}
        keyedBy="mawbNo"
        fields={deskWaybill.fields}
        calls={deskWaybillApi}
        live={['mawb']}
        about={[deskWaybillApi.overview]}
        sorted="-flightDate"
        columns={boardColumns}
        more={furtherBoardColumns}
        cells={boardCells}
        filters={boardFilters(words, overview)}
        totals={(asked) => <ListTotals of={deskWaybillTotals} asked={asked} />}
        sums={(rows) =>
          t('waybills.sums', {
            pieces: wholeText(rows.reduce((total, { quantity }) => total + quantity, 0)),
            weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
            billing: chargedSum(rows.map(({ billingWeight: weight }) => ({ weight, unit: 'kg' }))),
          })
        }
        withChosen={(rows, clear) => <BoardBatch rows={rows} onDone={clear} />}
        onOpen={({ mawbNo }) => goTo('mawbDetail', { no: mawbNo })}
        panel={({ key, show: showNext, close }) => (
          <DeskPanel key={key} no={key} onNext={showNext} onClose={close} />
        )}
        keys={mayMove ? { n: () => setRegisters(true) } : {}}
        unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
        empty={{ title: t('waybills.none'), detail: t('waybills.noneOnBoard'), actions: register }}
      />
      {registers ? <RegisterDialog onDone={show} onClose={() => setRegisters(false)} /> : null}
    </>
  );
}

/** What waits for which step, beside all there is. */
function useQueues(overview: AnswerOf<typeof deskWaybillApi.overview> | undefined) {
  const { t, language } = useWords();
  const { filter } = useListAddress(boardShape);
  const all = { key: 'all', label: t('waybills.allQueues'), search: { queue: undefined, sort: undefined } };
  const tabs = codesOf(waybillQueues).map((key) => {
    const count = overview?.queues.find(({ queue }) => queue === key)?.count;
    return {
      key,
      label: say(wordOf(waybillQueues, key), language),
      search: waybillSubject.queues[key].query,
      count: count === undefined ? undefined : wholeText(count),
    };
  });
  return { current: filter.queue ?? all.key, tabs: [all, ...tabs] };
}

/** What is done with several waybills at once: the same step. */
function BoardBatch({ rows, onDone }: { rows: readonly DeskWaybillRow[]; onDone: () => void }) {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<BatchMove>();
  const moves = batchMoves(rows, permissionsHeld().filter(isStaffPermission));
  return (
    <>
      {moves.length > 0 ? (
        <Menu
          label={t('waybills.batch.menu')}
          items={[
            moves.map((move) => ({
              key: move.to,
              label: say(move.words, language),
              hint: t('waybills.batch.fits', { fits: move.fits, all: rows.length }),
              danger: move.to === '0',
            })),
          ]}
          onChoose={(key) => setAsked(moves.find(({ to }) => to === key))}
          trigger={(trigger) => (
            <Button
              size="small"
              icon="arrow-right"
              refused={rows.length > atOnce ? t('waybills.batch.tooMany', { most: atOnce }) : undefined}
              {...trigger}
            >
              {t('waybills.batch.menu')}
            </Button>
          )}
        />
      ) : null}
      {asked ? (
        <BatchDialog rows={rows} move={asked} onClose={() => setAsked(undefined)} onDone={onDone} />
      ) : null}
    </>
  );
}
