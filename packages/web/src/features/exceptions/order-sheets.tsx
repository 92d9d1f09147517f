import { openOwnSheet, sheetsOfOrder } from '@loadline/contract/exceptions/sheet.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeDay } from '../../resource/office-time.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { KindCell, type SheetRow, SheetStateChip } from '../../shared/exceptions/sheet-cells.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Modal } from '../../ui/dialog.tsx';
import './order-sheets.css';
import '../../shared/exceptions/sheet.css';
import '../../shared/exceptions/talk.css';

/** The exception sheets of an order, in its detail; whoever notices something opens one here. */
export function OrderSheets({ no }: { no: string }) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const sheets = useQuery(asking(sheetsOfOrder, { no }));
  const rows = sheets.data ?? [];
  const open = rows.filter(({ state }) => openStates.includes(state)).length;
  return (
    <Card
      flush
      family={open > 0 ? 'act' : undefined}
      title={t('sheets.title')}
      aside={
        <>
          {open > 0 ? t('sheets.openCount', { count: open }) : null}
          {may('exception:reply') ? (
            <Button look="text" size="small" icon="plus" onClick={() => setAsks(true)}>
              {t('sheets.open')}
            </Button>
          ) : null}
        </>
      }
    >
      {sheets.isError ? (
        <NotLoaded what={t('sheets.title')} error={sheets.error} onRetry={() => void sheets.refetch()} />
      ) : null}
      {sheets.data && rows.length === 0 ? <p className="talk__none">{t('sheets.noneOfOrder')}</p> : null}
      <ul className="order-sheets">
        {rows.map((row) => (
          <SheetLine key={row.id} row={row} />
        ))}
      </ul>
      {asks ? <OpenDialog no={no} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
}

function SheetLine({ row }: { row: SheetRow }) {
  return (
    <li>
      <PageLink page="sheetDetail" query={{ no: row.sheetNo }}>
        {row.sheetNo}
      </PageLink>
      <SheetStateChip {...row} />
      <KindCell {...row} />
      <time dateTime={row.openedAt}>{officeDay(row.openedAt)}</time>
    </li>
  );
}

const { kind, description } = openOwnSheet.body;

function OpenDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const goTo = useGoTo();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('sheets.openTitle', { number: no })}
      closeLabel={t('resource.close')}
    >
      <ResourceForm
        fields={{ kind, description }}
        values={{}}
        inputs={{ description: { placeholder: t('sheets.openWhat') } }}
        columns="one"
        submitLabel={t('sheets.open')}
        onSubmit={async (body) => {
          const { sheetNo } = await call(openOwnSheet, {
            body: { ...body, orderNo: no },
            refusal: 'in place',
          });
          notify('success', t('sheets.openedNow', { number: sheetNo }));
          await client.invalidateQueries();
          goTo('sheetDetail', { no: sheetNo });
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
