import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { deskWaybill } from '@loadline/contract/waybills/waybill';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { copyAndTell } from '../../../resource/copy-and-tell.ts';
import { decimalText, sumOf, wholeText } from '../../../resource/decimal.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { flightText } from '../flight-text.ts';
import { BatchDialog } from '../moves/batch-dialog.tsx';
import { type BatchMove, batchMoves } from '../moves/batch-moves.ts';
import { DeskDeeds } from '../moves/desk-deeds.tsx';
import { NextSteps } from '../moves/next-steps.tsx';
import { RegisterDialog } from '../moves/register-dialog.tsx';
import { WaybillCounters } from '../waybill-counters.tsx';
import { WaybillLog } from '../waybill-log.tsx';
import type { DeskWaybill, DeskWaybillRow } from '../waybill-record.ts';
import { useReviewed, WaybillReview } from '../waybill-review.tsx';
import { WaybillState } from '../waybill-state.tsx';
import { WaybillWay } from '../waybill-way.tsx';
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

/** The waybill in hand: what can follow, where it stands, what is wrong with it, what was done. */
function DeskPanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const detail = useQuery(asking(deskWaybillApi.detail, { no }));
  const of = detail.data;
  useLive('mawb', of?.waybill.id, () => detail.refetch());
  return (
    <SidePanel
      title={
        <>
          {no}
          <IconButton
            icon="copy"
            size="small"
            label={t('resource.copy')}
            onClick={() => void copyAndTell(no)}
          />
          {of ? <WaybillState status={of.waybill.status} /> : null}
        </>
      }
      facts={of ? <Facts of={of} /> : null}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={no} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={no} /> : null}
      {of ? <Blocks of={of} /> : null}
      {of ? (
        <PanelFoot>
          <DeskDeeds of={of} />
          <PageLink page="mawbDetail" query={{ no }} className={buttonClass()}>
            {t('waybills.panel.detail')}
          </PageLink>
        </PanelFoot>
      ) : null}
    </SidePanel>
  );
}

function Facts({ of: { waybill } }: { of: DeskWaybill }) {
  const { t } = useWords();
  const { quantity, grossWeight, unverified, flightCancelled } = waybill;
  const cargo = t('waybills.cargo', { pieces: wholeText(quantity), weight: decimalText(grossWeight, 1) });
  const odd = flightCancelled
    ? t('waybills.flightCancelled')
    : unverified
      ? t('waybills.unverified')
      : undefined;
  return [flightText(waybill), cargo, odd].filter(Boolean).join(' · ');
}

function Blocks({ of }: { of: DeskWaybill }) {
  const { t } = useWords();
  const reviewed = useReviewed(of.review);
  const isWrong = of.review.some(({ passed, isError }) => !passed && isError);
  return (
    <>
      <PanelBlock title={t('waybills.next.title')} aside={t('waybills.next.note')}>
        <NextSteps of={of} />
      </PanelBlock>
      <PanelBlock
        title={t('waybills.way.title')}
        aside={t('waybills.way.current', { status: of.waybill.status })}
      >
        <WaybillWay of={of} />
      </PanelBlock>
      <PanelBlock title={isWrong ? t('waybills.review.wrong') : t('waybills.review.title')} aside={reviewed}>
        <WaybillReview review={of.review} />
      </PanelBlock>
      <PanelBlock title={t('waybills.log.title')}>
        <WaybillLog events={of.events} atOnce={6} />
      </PanelBlock>
    </>
  );
}
