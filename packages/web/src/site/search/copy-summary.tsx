import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';
import { summaryText } from './summary-text.ts';
import type { Shipment } from './tracked.ts';

/** What stands on the card as plain lines, for a chat or a mail. A private link is not put into it. */
export function CopySummary({ shipment, by }: { shipment: Shipment; by: 'number' | 'link' }) {
  const words = useWords();
  const { t } = words;
  const copy = async () => {
    const link = `${location.origin}/search?no=${shipment.number}`;
    const done = await copyText(summaryText(shipment, words, by === 'number' ? link : undefined));
    notify(done ? 'success' : 'error', t(done ? 'success.copy' : 'error.copy'));
  };
  return (
    <Button icon="copy" aria-describedby={`${shipment.number}-title`} onClick={() => void copy()}>
      {t('tracking.copySummary')}
    </Button>
  );
}
