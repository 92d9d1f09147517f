import { reopenSheet, urgeSheets } from '@loadline/contract/exceptions/sheet.api';
import { runsIn } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { type ListPlace, RecordTitle } from '../../resource/record-title.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { SheetStateChip } from '../../shared/exceptions/sheet-cells.tsx';
import { SheetSubject } from '../../shared/exceptions/sheet-subject.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import type { SheetRecord } from './sheet-record.ts';

/** Number, state and order of a sheet; urging it while it is the forwarder's turn, reopening it while one can. */
export function SheetHead({ record }: { record: SheetRecord }) {
  const { t, language } = useWords();
  const { sheetNo, orderNumber, kind, state } = record.sheet;
  const [asks, setAsks] = useState(false);
  return (
    <RecordTitle
      list={useSheetList()}
      title={sheetNo}
      number={sheetNo}
      beside={
        <>
          <SheetStateChip state={state} />
        </>
      }
      facts={
        <>
          <span>{say(wordOf(sheetKinds, kind), language)}</span>
          <span>
            {t(orderNumber === null ? 'sheets.waybill' : 'sheets.order')} <SheetSubject {...record.sheet} />
          </span>
        </>
      }
      actions={
        may('exception:reply') ? (
          <>
            {runsIn(state) || state === 'REOPENED' ? <UrgeButton no={sheetNo} /> : null}
            {record.reopenUntil ? (
              <Button icon="refresh" onClick={() => setAsks(true)}>
                {t('sheets.notSolved')}
              </Button>
            ) : null}
            {asks ? <ReopenDialog no={sheetNo} onClose={() => setAsks(false)} /> : null}
          </>
        ) : null
      }
    />
  );
}

function UrgeButton({ no }: { no: string }) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const urge = async () => {
    setBusy(true);
    try {
      const urged = await call(urgeSheets, { body: { nos: [no] }, refusal: 'in place' });
      notify(urged > 0 ? 'success' : 'warning', t(urged > 0 ? 'sheets.urged' : 'sheets.urgedAlready'));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="bell" busy={busy} onClick={() => void urge()}>
      {t('sheets.urge')}
    </Button>
  );
}

const { body: why } = reopenSheet.body;

function ReopenDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('sheets.reopenTitle', { number: no })}
      closeLabel={t('resource.close')}
    >
      <ResourceForm
        fields={{ body: why }}
        values={{}}
        inputs={{ body: { placeholder: t('sheets.reopenWhy') } }}
        columns="one"
        submitLabel={t('sheets.notSolved')}
        onSubmit={async ({ body }) => {
          await call(reopenSheet, { body: { no, body }, refusal: 'in place' });
          notify('success', t('sheets.reopened'));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

/** Customers find their sheets beside their orders. */
export function useSheetList(): ListPlace {
  const { t } = useWords();
  return { page: 'order', query: { tab: 'abnormal' }, title: t('sheets.title') };
}
