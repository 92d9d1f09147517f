import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { copyAndTell } from '../../../resource/copy-and-tell.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { useMessageBehind } from '../../../shared/feeds/message-behind.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { flightText } from '../flight-text.ts';
import { DeskDeeds } from '../moves/desk-deeds.tsx';
import { NextInQueue } from '../moves/next-in-queue.tsx';
import { NextSteps } from '../moves/next-steps.tsx';
import { WaybillLog } from '../waybill-log.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { useReviewed, WaybillReview } from '../waybill-review.tsx';
import { WaybillState } from '../waybill-state.tsx';
import { WaybillWay } from '../waybill-way.tsx';

interface DeskPanelProps {
  no: string;
  onNext: (no: string) => void;
  onClose: () => void;
}

/** The waybill in hand: what can follow, where it stands, what is wrong with it, what was done. */
export function DeskPanel({ no, onNext, onClose }: DeskPanelProps) {
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
          <NextInQueue of={of} onNext={onNext} />
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
  const cargo = t('waybills.cargo', { pieces: wholeText(quantity), weight: weightText(grossWeight) });
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
  const behind = useMessageBehind(of.waybill.mawbNo);
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
        <WaybillLog events={of.events} atOnce={6} behind={behind} />
      </PanelBlock>
    </>
  );
}
