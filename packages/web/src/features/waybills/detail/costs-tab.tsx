import { moneyText } from '@loadline/contract/kernel/figures';
import { waybillCosts } from '@loadline/contract/waybills/waybill-cost.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { costFields } from './cost-fields.ts';
import { CostsDialog } from './costs-dialog.tsx';
import { SmallTable } from './small-table.tsx';

/** What a waybill costs the forwarder: only for those who may know. */
export function CostsTab({ of: { waybill } }: { of: DeskWaybill }) {
  const { t } = useWords();
  const [edits, setEdits] = useState(false);
  const sheet = useQuery(asking(waybillCosts, { id: waybill.id }));
  const title = t('waybills.tab.costs');
  if (sheet.isError)
    return (
      <Card title={title}>
        <NotLoaded what={title} error={sheet.error} onRetry={() => void sheet.refetch()} />
      </Card>
    );
  if (!sheet.data)
    return (
      <Card title={title}>
        <Skeleton widths={[180, 0, 120]} rows={4} label={title} />
      </Card>
    );
  const { costs, sums } = sheet.data;
  return (
    <Card
      flush
      title={title}
      aside={
        <>
          {t('waybills.costs.internal')}
          <Button look="text" size="small" icon="edit" onClick={() => setEdits(true)}>
            {t('waybills.costs.edit')}
          </Button>
        </>
      }
    >
      {costs.length === 0 ? (
        <p className="mawb-none">{t('waybills.costs.none')}</p>
      ) : (
        <>
          <SmallTable label={title} fields={costFields} keys={Object.keys(costFields)} rows={costs} />
          <p className="mawb-sums">
            {t('waybills.costs.sum')}
            {sums.map(({ currency, amount }) => (
              <b key={currency}>
                {currency} {moneyText(amount)}
              </b>
            ))}
          </p>
        </>
      )}
      {edits ? <CostsDialog waybill={waybill} sheet={sheet.data} onClose={() => setEdits(false)} /> : null}
    </Card>
  );
}
