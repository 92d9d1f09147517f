import { receiptLabels } from '@loadline/contract/receipts/receipt.api';
import { callForFile } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { useFile } from '../../../resource/use-file.ts';
import { Button } from '../../../ui/button.tsx';
import type { Arriving } from './arriving.ts';

const mostAtOnce = 300;

/** A label for each piece, as a PDF that label printers take. */
export function LabelsButton({ of: { orderId, booked } }: { of: Arriving }) {
  const { t } = useWords();
  const pieces = Math.min(Math.max(booked.pieces, 1), mostAtOnce);
  const { busy, start } = useFile(() => callForFile(receiptLabels, { query: { orderId, from: 1, pieces } }));
  return (
    <Button size="small" icon="print" busy={busy} onClick={start}>
      {t('receipt.labels', { count: pieces })}
    </Button>
  );
}
