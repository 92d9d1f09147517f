import { giveBackNumbers, takeNumbers, voidNumbers } from '@loadline/contract/waybills/awb-stock.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { deedsOfAll, type StockDeed, type StockNumber } from './stock.ts';

const { numbers: _back, ...backFields } = giveBackNumbers.body;
const { takenFor } = takeNumbers.body;

interface NumbersBatchProps {
  rows: readonly StockNumber[];
  onDone: () => void;
}

/** What is done with the chosen numbers: taken, given back, made void. All of them or none. */
export function NumbersBatch({ rows, onDone }: NumbersBatchProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<StockDeed>();
  return (
    <>
      {deedsOfAll(rows).map((deed) => (
        <Button key={deed} size="small" onClick={() => setAsked(deed)}>
          {t(`stock.deed.${deed}`)}
        </Button>
      ))}
      {asked ? (
        <DeedDialog
          deed={asked}
          numbers={rows.map(({ mawbNo }) => mawbNo)}
          onDone={onDone}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
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
