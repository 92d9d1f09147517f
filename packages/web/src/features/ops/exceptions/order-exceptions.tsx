import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { deskSheetsOfOrder, openDeskSheet } from '@loadline/contract/exceptions/sheet-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { KindCell, LeftCell, SheetStateChip } from '../../../shared/exceptions/sheet-cells.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import './exceptions.css';
import '../../../shared/exceptions/sheet.css';
import '../../../shared/exceptions/talk.css';

/** The exception sheets of an order, at the order desk; a new one is opened from here. */
export function OrderExceptions({ no }: { no: string }) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const sheets = useQuery(asking(deskSheetsOfOrder, { no }));
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
          {may('op:exception:edit') ? (
            <Button look="text" size="small" icon="plus" onClick={() => setAsks(true)}>
              {t('exceptions.open')}
            </Button>
          ) : null}
        </>
      }
    >
      {sheets.isError ? (
        <NotLoaded what={t('sheets.title')} error={sheets.error} onRetry={() => void sheets.refetch()} />
      ) : null}
      {sheets.data && rows.length === 0 ? <p className="talk__none">{t('sheets.noneOfOrder')}</p> : null}
      <ul className="order-exceptions">
        {rows.map((row) => (
          <li key={row.id}>
            <PageLink page="opsException" query={{ no: row.sheetNo }}>
              {row.sheetNo}
            </PageLink>
            <SheetStateChip {...row} />
            <KindCell {...row} />
            <LeftCell {...row} />
          </li>
        ))}
      </ul>
      {asks ? <OpenDialog no={no} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
}

const { orderNo: _order, ...openFields } = openDeskSheet.body;

function OpenDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('exceptions.openTitle', { number: no })}
      size="wide"
      columns="two"
      fields={openFields}
      values={{ severity: 'medium' }}
      sections={[
        { keys: ['kind', 'severity', 'descriptionZh', 'descriptionEn'] },
        { title: t('exceptions.asked'), keys: ['customerActionZh', 'customerActionEn', 'dueAt'] },
      ]}
      inputs={{
        severity: { as: 'segments' },
        dueAt: { input: (control) => <InstantInput {...control} /> },
      }}
      submitLabel={t('exceptions.open')}
      onSubmit={(body) => done(call(openDeskSheet, { body: { ...body, orderNo: no }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
