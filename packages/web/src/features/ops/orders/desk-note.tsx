import { deskNoteFields } from '@loadline/contract/orders/order-desk.note';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { AskedOfOne, DeskOrder } from './order.ts';

interface DeskNoteProps {
  of: DeskOrder;
  onAsk: (asked: AskedOfOne) => void;
}

/** What colleagues should know of the order; its customer never sees it. */
export function DeskNote({ of: { note }, onAsk }: DeskNoteProps) {
  const { t } = useWords();
  return (
    <Card
      title={t('orderDesk.note')}
      aside={
        may('op:order:edit') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('note')}>
            {t('orderDesk.deed.edit')}
          </Button>
        ) : null
      }
    >
      <div className="order-desk__internal">
        <ResourceDetail fields={deskNoteFields} keys={Object.keys(deskNoteFields)} record={note} />
      </div>
    </Card>
  );
}
