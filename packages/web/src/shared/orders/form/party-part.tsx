import type { PartyRole } from '@loadline/contract/orders/order-party';
import type { ReactNode } from 'react';
import { useWords } from '../../../kernel/words.ts';
import type { Values } from '../../../resource/input-look.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import type { Row } from '../../../resource/rows/rows.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { partyFields } from './order-draft.ts';
import { OrderPartBlock } from './order-part-block.tsx';
import { DraftFields } from './own-part.tsx';
import type { OrderFormState } from './use-order-form.ts';

interface PartyPartProps {
  role: PartyRole;
  state: OrderFormState;
  isLocked: boolean;
  /** Fills the company from the address book. */
  book?: ((take: (row: Row) => void) => ReactNode) | undefined;
}

const keys = Object.keys(partyFields);

/** One company of an order. */
export function PartyPart({ role, state, isLocked, book }: PartyPartProps) {
  const { t } = useWords();
  const { parties } = state.draft;
  const take = (row: Row) => state.change({ parties: { ...parties, [role]: row } });
  return (
    <OrderPartBlock
      part={role}
      isLocked={isLocked}
      locked={
        parties[role]['company'] ? (
          <ResourceDetail fields={partyFields} keys={keys} record={parties[role]} />
        ) : (
          <p className="order-part__none">{t('orderForm.noParty')}</p>
        )
      }
      aside={book?.(take)}
    >
      <DraftFields
        fields={partyFields}
        keys={keys}
        values={parties[role]}
        inputs={{ address: { span: 'whole' } }}
        at={`parties.${role}.`}
        state={state}
        onChange={(values) => take(asRow(values))}
        look="column"
        needed={role === 'sender' ? 'always' : 'once begun'}
      />
    </OrderPartBlock>
  );
}

function asRow(values: Values): Row {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typedText(value)]));
}
