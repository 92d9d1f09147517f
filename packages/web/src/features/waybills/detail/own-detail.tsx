import { houseWaybillsOf } from '@loadline/contract/bookings/house-waybill';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sendMessage, waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../../resource/files/own-files.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { DraftAsked } from '../../../shared/waybills/draft-asked.tsx';
import { Card } from '../../../ui/card.tsx';
import { OwnWeighing } from '../moves/own-weighing.tsx';
import { useTold } from '../moves/use-told.ts';
import { WaybillLog } from '../waybill-log.tsx';
import type { OwnWaybill } from '../waybill-record.ts';
import { BaseTab } from './base-tab.tsx';
import { type DetailBrought, isConfirmed } from './detail-brought.ts';
import { MawbDetailFrame, type TabPart } from './detail-frame.tsx';
import { DetailHead } from './detail-head.tsx';
import { FiguresStrip } from './figures-strip.tsx';
import { HousesTab } from './houses-tab.tsx';
import { ExceptionsTab, PiecesTab, UldsTab } from './lists-tabs.tsx';
import { ThreadCard } from './messages-tab.tsx';

/** A customer's part of one waybill: its own house waybills, figures, papers and words with the forwarder. */
export function OwnDetail({ no, ...brought }: DetailBrought & { no: string }) {
  const { t } = useWords();
  const detail = useQuery({ ...asking(waybillDetail, { no }), enabled: no !== '' });
  useLive('mawb', detail.data?.waybill.id, () => detail.refetch());
  return (
    <RecordPage no={no} question={detail} what={t('waybills.one')} list={brought.list}>
      {(of) => <OwnPage of={of} {...brought} />}
    </RecordPage>
  );
}

function OwnPage({ of, list, draft: Draft, papers: Papers }: DetailBrought & { of: OwnWaybill }) {
  const { t } = useWords();
  const told = useTold();
  const { waybill } = of;
  const { id } = waybill;
  const no = waybill.airlineBill ?? '';
  const calls = useMemo(
    () => ({ ...ownFileCalls('mawb', id), upload: undefined, withdraw: undefined }),
    [id],
  );
  const parts: (TabPart | undefined)[] = [
    { tab: 'base', part: <BaseTab of={of} /> },
    { tab: 'houses', count: houseWaybillsOf(of.houses).length, part: <HousesTab {...of} whose="own" /> },
    { tab: 'pieces', count: of.pieces.length, part: <PiecesTab pieces={of.pieces} /> },
    { tab: 'ulds', count: of.ulds.length, part: <UldsTab ulds={of.ulds} /> },
    {
      tab: 'documents',
      count: of.documents.length,
      part: <FilesCard files={of.documents} calls={calls} usual="10" />,
    },
    Draft && { tab: 'draft', part: <Draft no={no} /> },
    {
      tab: 'events',
      count: of.events.length,
      part: (
        <Card title={t('waybills.tab.events')}>
          <WaybillLog events={of.events} atOnce={50} />
        </Card>
      ),
    },
    {
      tab: 'exceptions',
      count: of.exceptions.filter(({ state }) => openStates.includes(state)).length,
      part: <ExceptionsTab exceptions={of.exceptions} />,
    },
    {
      tab: 'messages',
      count: of.messages.length,
      part: (
        <ThreadCard
          title={t('waybills.messages.withUs')}
          messages={of.messages}
          own="customer"
          onSend={(body) =>
            told(call(sendMessage, { body: { id, body }, refusal: 'in place' }), t('waybills.messages.sent'))
          }
        />
      ),
    },
  ];
  return (
    <MawbDetailFrame
      onPhones
      title={
        <DetailHead
          list={list}
          no={no}
          waybill={waybill}
          facts={<span>{t('waybills.panel.ownShare')}</span>}
          actions={
            <>
              {Papers ? <Papers no={no} houses={of.houses} confirmed={isConfirmed(of)} /> : null}
              <OwnWeighing of={of} />
            </>
          }
        />
      }
      head={
        <>
          <DraftAsked no={no} status={waybill.status} />
          <FiguresStrip waybill={waybill} />
        </>
      }
      parts={parts.filter((part) => part !== undefined)}
    />
  );
}
