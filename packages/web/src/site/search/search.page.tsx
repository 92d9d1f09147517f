import { trackedNumbers } from '@loadline/contract/checks/tracked-number';
import { useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { ConfirmWatch, LeaveWatch } from './mail-link.tsx';
import { numbersIn, searchFields } from './search-address.ts';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { SharedShipment } from './shared-shipment.tsx';
import './search.css';

export function SearchPage() {
  const [attempt, setAttempt] = useState(0);
  const [{ share, watch, leave }] = useAddress(searchFields);
  const onAgain = () => setAttempt(attempt + 1);
  return (
    <main id="main" className="search">
      <div className="wide">
        {watch ? <ConfirmWatch key={watch} token={watch} /> : null}
        {leave ? <LeaveWatch key={leave} token={leave} /> : null}
        {share ? <SharedShipment key={`${attempt} ${share}`} token={share} onAgain={onAgain} /> : null}
        {watch || leave || share ? null : <Numbers attempt={attempt} onAgain={onAgain} />}
      </div>
    </main>
  );
}

function Numbers({ attempt, onAgain }: { attempt: number; onAgain: () => void }) {
  const [{ no, type = '0' }, change] = useAddress(searchFields);
  const { asked, left } = numbersIn({ no });
  const search = (text: string, ofType: typeof type) =>
    change({ no: [trackedNumbers(text).join(',')], type: ofType === '0' ? undefined : ofType });
  if (asked.length === 0) return <SearchStart type={type} onSearch={search} />;
  return (
    <SearchResults
      // Another question is another page: nothing of the old answer may stand beside it.
      key={`${attempt} ${type} ${asked.join()}`}
      numbers={asked}
      left={left}
      type={type}
      onSearch={search}
      onAgain={onAgain}
    />
  );
}
