import { exportDeskOrders } from '@loadline/contract/orders/order-desk.api';
import { useState } from 'react';
import { callForFile } from '../../../kernel/call.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { useExport } from '../../../resource/export-button.tsx';
import { countedIn } from '../../../resource/unit.ts';
import type { Selection } from '../../../resource/use-selection.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { BatchDialog } from './batch-dialogs.tsx';
import type { AskedOfOrders, DeskOrderRow } from './order.ts';

/** What is done with several orders at once: events, holds, the day of arrival, a workbook of them. */
export function OrderBulk({ selection }: { selection: Selection<DeskOrderRow> }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asked, setAsked] = useState<AskedOfOrders>();
  const { rows } = selection;
  const ids = rows.map(({ id }) => id);
  const held = rows.flatMap(({ holds }) => holds);
  const file = useExport(() => callForFile(exportDeskOrders, { query: { ids } }));
  const unit = { name: t('orders.unit.name'), one: t('orders.unit.one'), many: t('orders.unit.many') };
  const mayHold = may('op:order:hold');
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', {
        count: wholeText(rows.length),
        unit: countedIn(unit, rows.length),
      })}
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      {may('op:event:add') ? (
        <Button
          size="small"
          icon="clock"
          onClick={() =>
            goTo('opsEvents', { open: 'new', numbers: rows.map(({ orderNumber }) => orderNumber).join(' ') })
          }
        >
          {t('orderDesk.deed.event')}
        </Button>
      ) : null}
      {mayHold ? (
        <Button size="small" icon="lock" onClick={() => setAsked('hold')}>
          {t('orderDesk.deed.hold')}
        </Button>
      ) : null}
      {mayHold && held.length > 0 ? (
        <Button size="small" icon="check" onClick={() => setAsked('release')}>
          {t('orderDesk.deed.release')}
        </Button>
      ) : null}
      {may('op:order:edit') ? (
        <Button size="small" icon="calendar" onClick={() => setAsked('eta')}>
          {t('orderDesk.deed.eta')}
        </Button>
      ) : null}
      <Button size="small" icon="download" busy={file.busy} onClick={file.start}>
        {t('resource.export.chosen')}
      </Button>
      {asked ? <BatchDialog asked={asked} ids={ids} held={held} onClose={() => setAsked(undefined)} /> : null}
    </BulkBar>
  );
}
