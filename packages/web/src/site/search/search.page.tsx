import { trackedNumbers } from '@loadline/contract/tracking/tracked-number';
import { trackedAtOnce, trackShipments } from '@loadline/contract/tracking/tracking.api';
import { useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import './search.css';

/** The page's address: `no` may hold several numbers, `type` is the spec's selector. */
const searchFields = { no: trackShipments.query.trackNo, type: trackShipments.query.trackType };

export function SearchPage() {
  const [attempt, setAttempt] = useState(0);
  const [{ no = [], type = '0' }, change] = useAddress(searchFields);
  const numbers = trackedNumbers(no.join('\n'));
  const asked = numbers.slice(0, trackedAtOnce);
  const search = (text: string, ofType: typeof type) =>
    change({ no: [trackedNumbers(text).join(',')], type: ofType === '0' ? undefined : ofType });
  return (
    <main id="main" className="search">
      <div className="wide">
        {asked.length === 0 ? (
          <SearchStart type={type} onSearch={search} />
        ) : (
          <SearchResults
            // Another question is another page: nothing of the old answer may stand beside it.
            key={`${attempt} ${type} ${asked.join()}`}
            numbers={asked}
            left={numbers.length - asked.length}
            type={type}
            onSearch={search}
            onAgain={() => setAttempt(attempt + 1)}
          />
        )}
      </div>
    </main>
  );
}
