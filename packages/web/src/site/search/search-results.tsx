import { shownNumber, trackedNumbers } from '@loadline/contract/checks/tracked-number';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trackedAtOnce, trackTypes } from '@loadline/contract/tracking/track-type';
import { type FormEvent, useEffect, useState } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { isSignedIn } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { anchored, type Tracked, type TrackType } from '../../shared/tracking/tracked.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { trackingForm } from '../tracking-form.ts';
import { NumberList } from './number-list.tsx';
import { doubtAbout, typeOfShape } from './number-shape.ts';
import { rememberNumbers } from './recent-numbers.ts';
import { RefusedCard } from './refused-card.tsx';
import { ResultHead } from './result-head.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { ShipmentSkeleton } from './shipment-skeleton.tsx';
import { useTracking } from './use-tracking.ts';
import './missing-card.css';
import './add-numbers.css';
import { useInBrowser } from '../../ui/use-in-browser.ts';

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
        {anchored(shipments).map(({ anchor, shipment, among }) => (
          <ShipmentCard
            key={anchor}
            anchor={anchor}
            shipment={shipment}
            among={among}
            chosen={anchor === chosen}
            onChoose={() => setChosen(anchor)}
          />
        ))}
        {notFound.map((number) => (
          <NotFoundCard
            key={number}
            number={number}
            type={type}
            chosen={number === chosen}
            onType={(other) => onSearch(numbers.join('\n'), other)}
          />
        ))}
      </div>
    </div>
  );
}

interface AddNumbersProps {
  numbers: readonly string[];
  type: TrackType;
  onSearch: (numbers: string, type: TrackType) => void;
}

function AddNumbers({ numbers, type, onSearch }: AddNumbersProps) {
  const { t } = useWords();
  const [more, setMore] = useState('');
  const added = trackedNumbers(more).filter((number) => !numbers.includes(number));
  const room = trackedAtOnce - numbers.length - added.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (added.length > 0 && room >= 0) onSearch([...numbers, ...added].join('\n'), type);
  };
  return (
    <form {...trackingForm} className="add-numbers" onSubmit={submit}>
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="no" value={numbers.join(',')} />
      <label htmlFor="more-numbers">{t('search.add')}</label>
      <textarea
        id="more-numbers"
        name="no"
        rows={3}
        value={more}
        onChange={(event) => setMore(event.target.value)}
        placeholder={t('search.addPlaceholder')}
        spellCheck={false}
        autoCapitalize="characters"
      />
      <div>
        <span className={room < 0 ? 'add-numbers__over' : undefined} aria-live="polite">
          {room < 0 ? t('search.over', { count: -room }) : t('search.room', { count: room })}
        </span>
        <Button type="submit" look="primary">
          {t('track.query')}
        </Button>
      </div>
    </form>
  );
}

interface NotFoundCardProps {
  number: string;
  type: TrackType;
  chosen: boolean;
  /** Asks for the same numbers as those of another type. */
  onType: (type: TrackType) => void;
}

/** A number without an answer: what may be wrong with it. Unknown and not public read alike. */
function NotFoundCard({ number, type, chosen, onType }: NotFoundCardProps) {
  const { t, language } = useWords();
  const doubt = doubtAbout(number);
  const shape = typeOfShape(number);
  const other = type === '0' || type === shape ? undefined : shape;
  // The server knows nobody, and draws it for everybody.
  const isKnown = useInBrowser() && isSignedIn();
  return (
    <article
      id={number}
      className={chosen ? 'result result--missing result--chosen' : 'result result--missing'}
    >
      <Icon name="warn" size={22} />
      <div>
        <h2>{t('search.notFoundTitle', { number: shownNumber(number) })}</h2>
        {other === undefined ? (
          <p>{t(`search.doubt.${doubt}`, { length: number.length })}</p>
        ) : (
          <p>
            {t('search.otherType')}{' '}
            <Button onClick={() => onType(other)}>
              {t('search.byType', { type: say(wordOf(trackTypes, other), language) })}
            </Button>
          </p>
        )}
        {isKnown ? null : (
          <p>
            {t('search.ownReference')} <PageLink page="login">{t('nav.login')}</PageLink>
          </p>
        )}
      </div>
    </article>
  );
}
