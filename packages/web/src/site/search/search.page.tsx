import { openShare } from '@loadline/contract/tracking/share.api';
import { trackedAtOnce } from '@loadline/contract/tracking/track-type';
import { trackedNumbers } from '@loadline/contract/tracking/tracked-number';
import { trackShipments } from '@loadline/contract/tracking/tracking.api';
import { confirmWatch, leaveWatch } from '@loadline/contract/tracking/watch.api';
import { useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { ConfirmWatch, LeaveWatch } from './mail-link.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';
import { SharedShipment } from './shared-shipment.tsx';
import './search.css';

/**
 * The page's address: `no` may hold several numbers, `type` is the spec's selector; or the token of a link to one
 * shipment, or of one of the two links in mails.
 */
const searchFields = {
  no: trackShipments.query.trackNo,
  type: trackShipments.query.trackType,
  share: openShare.body.token,
  watch: confirmWatch.body.token,
  leave: leaveWatch.query.token,
};

export function SearchPage() {
  const [attempt, setAttempt] = useState(0);
  const [{ no = [], share, watch, leave }] = useAddress(searchFields);
  const onAgain = () => setAttempt(attempt + 1);
  return (
    <main id="main" className="search">
      <div className="wide">
        {watch ? <ConfirmWatch key={watch} token={watch} /> : null}
        {leave ? <LeaveWatch key={leave} token={leave} /> : null}
        {share ? <SharedShipment key={`${attempt} ${share}`} token={share} onAgain={onAgain} /> : null}
        {watch || leave || share ? null : (
          <Numbers given={no.join('\n')} attempt={attempt} onAgain={onAgain} />
        )}
      </div>
    </main>
  );
}

function Numbers({ given, attempt, onAgain }: { given: string; attempt: number; onAgain: () => void }) {
  const [{ type = '0' }, change] = useAddress(searchFields);
  const numbers = trackedNumbers(given);
  const asked = numbers.slice(0, trackedAtOnce);
  const search = (text: string, ofType: typeof type) =>
    change({ no: [trackedNumbers(text).join(',')], type: ofType === '0' ? undefined : ofType });
  if (asked.length === 0) return <SearchStart type={type} onSearch={search} />;
  return (
    <SearchResults
      // Another question is another page: nothing of the old answer may stand beside it.
      key={`${attempt} ${type} ${asked.join()}`}
      numbers={asked}
      left={numbers.length - asked.length}
      type={type}
      onSearch={search}
      onAgain={onAgain}
    />
  );
}
