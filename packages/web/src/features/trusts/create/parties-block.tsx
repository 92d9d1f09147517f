import { useWords } from '../../../kernel/words.ts';
import { PartyCell } from './party-cell.tsx';

/** Block 2: who takes part. */
export function PartiesBlock() {
  const { t } = useWords();
  return (
    <div className="trust-parties" role="group" aria-label={t('trust.block.parties')}>
      <PartyCell path="parties.shipper" />
      <PartyCell path="parties.consignee" />
      <PartyCell path="parties.importer" />
      <PartyCell path="parties.notify" />
      <PartyCell path="parties.billTo" />
      <PartyCell path="parties.alsoNotify" />
    </div>
  );
}
