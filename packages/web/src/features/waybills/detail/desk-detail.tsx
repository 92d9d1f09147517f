import { houseWaybillsOf } from '@loadline/contract/bookings/house-waybill';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { deskWaybillApi, sendDeskMessage } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { RecordPage } from '../../../resource/record-page.tsx';
import { useMessageBehind } from '../../../shared/feeds/message-behind.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { DeskDeeds } from '../moves/desk-deeds.tsx';
import { NextInQueue } from '../moves/next-in-queue.tsx';
import { NextSteps } from '../moves/next-steps.tsx';
import { useTold } from '../moves/use-told.ts';
import { WaybillLog } from '../waybill-log.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { useReviewed, WaybillReview } from '../waybill-review.tsx';
import { BaseTab } from './base-tab.tsx';
import { CostsTab } from './costs-tab.tsx';
import { DeskHouses } from './desk-houses.tsx';
import { type DetailBrought, isConfirmed } from './detail-brought.ts';
import { MawbDetailFrame, type TabPart } from './detail-frame.tsx';
import { DetailHead } from './detail-head.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { ExceptionsTab, PiecesTab, UldsTab } from './lists-tabs.tsx';
import { ThreadCard } from './messages-tab.tsx';
import { UldsDialog } from './ulds-dialog.tsx';

/** One waybill as staff work on it: every part of it, its next steps and what is wrong. */
export function DeskDetail({ no, ...brought }: DetailBrought & { no: string }) {
  const { t } = useWords();
  const detail = useQuery({ ...asking(deskWaybillApi.detail, { no }), enabled: no !== '' });
  useLive('mawb', detail.data?.waybill.id, () => detail.refetch());
  return (
    <RecordPage no={no} question={detail} what={t('waybills.one')} list={brought.list} atDesk>
      {(of) => <DeskPage of={of} {...brought} />}
    </RecordPage>
  );
}

function DeskPage({ of, list, draft: Draft, papers: Papers }: DetailBrought & { of: DeskWaybill }) {
  const { t } = useWords();
  const { waybill } = of;
  const { mawbNo: no, unverified } = waybill;
  const behind = useMessageBehind(no);
  const parts: (TabPart | undefined)[] = [
    { tab: 'base', part: <BaseWithSteps of={of} /> },
    { tab: 'houses', count: houseWaybillsOf(of.houses).length, part: <DeskHouses of={of} /> },
    { tab: 'pieces', count: of.pieces.length, part: <PiecesTab pieces={of.pieces} /> },
    { tab: 'ulds', count: of.ulds.length, part: <DeskUlds of={of} /> },
    { tab: 'documents', count: of.documents.length, part: <Documents of={of} /> },
    Draft && { tab: 'draft', part: <Draft no={no} /> },
    {
      tab: 'events',
      count: of.events.length,
      part: (
        <Card title={t('waybills.tab.events')}>
          <WaybillLog events={of.events} atOnce={50} behind={behind} />
        </Card>
      ),
    },
    {
      tab: 'exceptions',
      count: of.exceptions.filter(({ state }) => openStates.includes(state)).length,
      part: <ExceptionsTab exceptions={of.exceptions} />,
    },
    may('op:mawb:cost') ? { tab: 'costs', part: <CostsTab of={of} /> } : undefined,
    {
      tab: 'messages',
      count: of.threads.reduce((sum, { messages }) => sum + messages.length, 0),
      part: <Threads of={of} />,
    },
    { tab: 'history', part: <DocumentHistoryCard question={asking(deskWaybillApi.history, { no })} /> },
  ];
  return (
    <PanelFrame>
      <MawbDetailFrame
        title={
          <DetailHead
            list={list}
            no={no}
            waybill={waybill}
            facts={unverified ? <span>{t('waybills.unverified')}</span> : null}
            actions={
              <>
                {Papers ? <Papers no={no} houses={of.houses} confirmed={isConfirmed(of)} /> : null}
                <DeskDeeds of={of} />
                <NextInQueue of={of} />
              </>
            }
          />
        }
        head={<FiguresStrip waybill={waybill} />}
        parts={parts.filter((part) => part !== undefined)}
      />
    </PanelFrame>
  );
}

function BaseWithSteps({ of }: { of: DeskWaybill }) {
  const { t } = useWords();
  const reviewed = useReviewed(of.review);
  const isWrong = of.review.some(({ passed, isError }) => !passed && isError);
  return (
    <div className="mawb-base">
      <BaseTab of={of} />
      <div className="mawb-side">
        <Card title={t('waybills.next.title')} aside={t('waybills.next.note')}>
          <NextSteps of={of} />
        </Card>
        <Card
          title={isWrong ? t('waybills.review.wrong') : t('waybills.review.title')}
          aside={reviewed}
          family={isWrong ? 'stop' : undefined}
        >
          <WaybillReview review={of.review} />
        </Card>
      </div>
    </div>
  );
}

function DeskUlds({ of }: { of: DeskWaybill }) {
  const { t } = useWords();
  const [edits, setEdits] = useState(false);
  const edit = may('op:mawb:move') ? (
    <Button look="text" size="small" icon="edit" onClick={() => setEdits(true)}>
      {t('waybills.ulds.edit')}
    </Button>
  ) : null;
  return (
    <>
      <UldsTab ulds={of.ulds} aside={edit} />
      {edits ? <UldsDialog of={of} onClose={() => setEdits(false)} /> : null}
    </>
  );
}

function Documents({ of }: { of: DeskWaybill }) {
  const { id } = of.waybill;
  const calls = useMemo(() => deskFileCalls('mawb', id), [id]);
  return <FilesCard files={of.documents} calls={calls} usual="WEIGHT" />;
}

function Threads({ of: { waybill, threads } }: { of: DeskWaybill }) {
  const { t, language } = useWords();
  const told = useTold();
  if (threads.length === 0)
    return (
      <Card title={t('waybills.tab.messages')}>
        <p className="mawb-none">{t('waybills.messages.nobody')}</p>
      </Card>
    );
  return (
    <div className="mawb-threads">
      {threads.map(({ customerId, customerCode, customer, customerEn, messages }) => (
        <ThreadCard
          key={customerId}
          title={(language === 'en' ? customerEn : customer) || customerCode}
          messages={messages}
          own="forwarder"
          onSend={(body) =>
            told(
              call(sendDeskMessage, { body: { id: waybill.id, customerId, body }, refusal: 'in place' }),
              t('waybills.messages.sent'),
            )
          }
        />
      ))}
    </div>
  );
}
