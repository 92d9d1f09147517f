import { giveBackNumbers, takeNumbers, voidNumbers } from '@loadline/contract/waybills/awb-stock.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { countedIn } from '../../../resource/unit.ts';
import type { Selection } from '../../../resource/use-selection.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { deedsOf, type StockDeed, type StockNumber } from './stock.ts';

const { numbers: _back, ...backFields } = giveBackNumbers.body;
const { takenFor } = takeNumbers.body;

/** What is done with the chosen numbers: taken, given back, made void. All of them or none. */
export function NumbersBulk({ selection }: { selection: Selection<StockNumber> }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<StockDeed>();
  const { rows } = selection;
  const unit = { name: t('stock.unit.name'), one: t('stock.unit.one'), many: t('stock.unit.many') };
  const deeds = (['take', 'back', 'void'] as const).filter((deed) =>
    rows.every((row) => deedsOf(row).includes(deed)),
  );
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', {
        count: wholeText(rows.length),
        unit: countedIn(unit, rows.length),
      })}
      sums={deeds.length === 0 ? t('stock.mixed') : null}
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      {deeds.map((deed) => (
        <Button key={deed} size="small" onClick={() => setAsked(deed)}>
          {t(`stock.deed.${deed}`)}
        </Button>
      ))}
      {asked ? (
        <DeedDialog
          deed={asked}
          numbers={rows.map(({ mawbNo }) => mawbNo)}
          onDone={selection.clear}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </BulkBar>
  );
}

interface DeedDialogProps {
  deed: StockDeed;
  numbers: string[];
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for whom numbers are taken, or why they go back or are spoiled. */
export function DeedDialog({ deed, numbers, onDone, onClose }: DeedDialogProps) {
  const { t } = useWords();
  const done = useDone();
  const title = t(`stock.deedTitle.${deed}`, { count: numbers.length, first: numbers[0] ?? '' });
  const says = t('stock.done', { count: numbers.length });
  const tell = async (deedDone: Promise<unknown>) => {
    await done(deedDone, says);
    onDone?.();
  };
  if (deed === 'take')
    return (
      <AskDialog
        title={title}
        fields={{ takenFor }}
        submitLabel={t('stock.deed.take')}
        onSubmit={(body) =>
          tell(
            call(takeNumbers, { body: { ...body, numbers, prefix: null, count: null }, refusal: 'in place' }),
          )
        }
        onClose={onClose}
      />
    );
  const endpoint = deed === 'back' ? giveBackNumbers : voidNumbers;
  return (
    <AskDialog
      title={title}
      says={deed === 'void' ? t('stock.voidSays') : undefined}
      fields={backFields}
      submitLabel={t(`stock.deed.${deed}`)}
      onSubmit={({ reason }) => tell(call(endpoint, { body: { numbers, reason }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
