import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReaderTime } from './reader-time.ts';
import { RefusedCard } from './refused-card.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { ShipmentSkeleton } from './shipment-skeleton.tsx';
import { type Shared, useShared } from './use-shared.ts';
import './result-head.css';

interface SharedShipmentProps {
  token: string;
  /** Asks the same once more. */
  onAgain: () => void;
}

/** What a link leads to: one shipment, public or not, for as long as its owner said. */
export function SharedShipment({ token, onAgain }: SharedShipmentProps) {
  const { t } = useWords();
  const shared = useShared(token);
  if (shared.state === 'asking') return <ShipmentSkeleton label={t('tracking.shared.asking')} />;
  if (shared.state === 'found') return <Found shared={shared.answer} />;
  return shared.refusal.status === 404 ? (
    <DeadLink />
  ) : (
    <RefusedCard refusal={shared.refusal} onAgain={onAgain} />
  );
}

function Found({ shared: { shipment, expiresAt } }: { shared: Shared }) {
  const { t } = useWords();
  const { full, offset } = useReaderTime(expiresAt);
  return (
    <>
      <div className="search__head">
        <div>
          <h1>{t('tracking.shared.title')}</h1>
          <p>{t('tracking.shared.until', { time: `${full} ${offset}` })}</p>
        </div>
        <div className="search__tools">
          <Button icon="print" onClick={() => print()}>
            {t('search.print')}
          </Button>
        </div>
      </div>
      <ShipmentCard shipment={shipment} chosen by="link" />
    </>
  );
}

function DeadLink() {
  const { t } = useWords();
  return (
    <article className="result result--missing result--chosen" role="alert">
      <Icon name="warn" size={22} />
      <div>
        <h1>{t('tracking.shared.dead')}</h1>
        <p>{t('tracking.shared.deadText')}</p>
        <p>
          <PageLink page="search">{t('tracking.watch.toSearch')}</PageLink>
        </p>
      </div>
    </article>
  );
}
