import { useEffect, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { AddNumbers } from './add-numbers.tsx';
import { NotFoundCard } from './not-found-card.tsx';
import { NumberList } from './number-list.tsx';
import { rememberNumbers } from './recent-numbers.ts';
import { RefusedCard } from './refused-card.tsx';
import { ResultHead } from './result-head.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { ShipmentSkeleton } from './shipment-skeleton.tsx';
import type { Tracked, TrackType } from './tracked.ts';
import { useTracking } from './use-tracking.ts';

interface SearchResultsProps {
  numbers: readonly string[];
  /** How many further numbers were given than one question may hold. */
  left: number;
  type: TrackType;
  onSearch: (numbers: string, type: TrackType) => void;
  /** Asks the same once more. */
  onAgain: () => void;
}

export function SearchResults({ numbers, left, type, onSearch, onAgain }: SearchResultsProps) {
  const { t } = useWords();
  const tracking = useTracking(numbers, type);
  return (
    <>
      <ResultHead numbers={numbers} left={left} type={type} tracking={tracking} onSearch={onSearch} />
      {tracking.state === 'asking' ? <ShipmentSkeleton label={t('search.asking')} /> : null}
      {tracking.state === 'refused' ? <RefusedCard refusal={tracking.refusal} onAgain={onAgain} /> : null}
      {tracking.state === 'found' ? (
        <Found
          numbers={numbers}
          type={type}
          tracked={tracking.answer}
          refreshing={tracking.refreshing}
          onSearch={onSearch}
        />
      ) : null}
    </>
  );
}

type FoundProps = Omit<SearchResultsProps, 'left' | 'onAgain'> & { tracked: Tracked; refreshing: boolean };

function Found({ numbers, type, tracked, refreshing, onSearch }: FoundProps) {
  const { shipments, notFound } = tracked;
  const found = shipments.map(({ number }) => number).join();
  useEffect(() => rememberNumbers(found.split(',').filter(Boolean)), [found]);
  const [chosen, setChosen] = useState(shipments[0]?.number ?? notFound[0] ?? '');
  return (
    <div className="search__columns" aria-busy={refreshing}>
      <div className="search__side">
        <NumberList tracked={tracked} chosen={chosen} onChoose={setChosen} />
        <AddNumbers numbers={numbers} type={type} onSearch={onSearch} />
      </div>
      <div className="search__cards">
        {shipments.map((shipment) => (
          <ShipmentCard
            key={shipment.number}
            shipment={shipment}
            chosen={shipment.number === chosen}
            onChoose={() => setChosen(shipment.number)}
          />
        ))}
        {notFound.map((number) => (
          <NotFoundCard key={number} number={number} chosen={number === chosen} />
        ))}
      </div>
    </div>
  );
}
