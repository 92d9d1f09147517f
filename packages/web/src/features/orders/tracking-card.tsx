import { setOrderPublic } from '@loadline/contract/orders/order-public.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { ShareDrawer } from './share-drawer.tsx';
import './tracking-card.css';

interface TrackingCardProps {
  no: string;
  isPublic: boolean;
}

/** Who outside the company sees where the shipment is: anybody with a number, or whoever holds a link. */
export function TrackingCard({ no, isPublic }: TrackingCardProps) {
  const { t } = useWords();
  const [isSharing, setIsSharing] = useState(false);
  return (
    <Card title={t('sharing.title')}>
      <div className="order-tracking">
        <PublicSwitch no={no} isPublic={isPublic} />
        <Button icon="share" onClick={() => setIsSharing(true)}>
          {t('sharing.open')}
        </Button>
      </div>
      <ShareDrawer no={no} open={isSharing} onClose={() => setIsSharing(false)} />
    </Card>
  );
}

/** What switching leads to stands beside it. Who may not switch reads how it stands. */
function PublicSwitch({ no, isPublic }: TrackingCardProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const turn = async (to: boolean) => {
    setIsBusy(true);
    try {
      await call(setOrderPublic, { body: { no, isPublic: to } });
      await client.invalidateQueries();
    } catch (error) {
      // The refusal has been told.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  const isAllowed = permitted(setOrderPublic) !== undefined;
  return (
    <Switch
      checked={isPublic}
      disabled={isBusy || !isAllowed}
      aria-label={t('sharing.public')}
      onChange={(to) => void turn(to)}
      note={t(isPublic ? 'sharing.publicNote' : 'sharing.privateNote')}
    >
      {t(isPublic ? 'sharing.isPublic' : 'sharing.isPrivate')}
    </Switch>
  );
}
