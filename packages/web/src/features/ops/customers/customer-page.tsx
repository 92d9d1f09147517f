import { useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import type { CustomerFile } from './customer.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerHead } from './customer-head.tsx';
import type { Deed } from './deed.ts';
import { GrantedCard } from './granted-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { QuotaCard } from './quota-card.tsx';
import { UsersCard } from './users-card.tsx';

/** All the forwarder knows and decides about one customer. */
export function CustomerPage({ of }: { of: CustomerFile }) {
  const [asked, setAsked] = useState<Deed>();
  return (
    <PanelFrame>
      <DetailFrame
        title={<CustomerHead of={of} onAsk={setAsked} />}
        side={
          <>
            <QuotaCard of={of} onAsk={setAsked} />
            <GrantedCard of={of} onAsk={setAsked} />
            {may('op:audit:view') ? <HistoryCard customerId={of.customer.id} /> : null}
          </>
        }
      >
        <ProfileCard of={of} onAsk={setAsked} />
        <UsersCard orgId={of.customer.id} />
        <ProductsCard of={of} onAsk={setAsked} />
      </DetailFrame>
      {asked ? <CustomerDialog of={of} deed={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}
