import { entryFile, expectedLiquidation } from '@loadline/contract/clearance/entry';
import { bondNeeded, isBondEnough } from '@loadline/contract/clearance/entry-bond';
import { flawOfEntryNumber, flawOfImporterNo } from '@loadline/contract/clearance/entry-number';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactGrid } from '../../ui/fact-strip.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { EntryRecord } from './entry-record.ts';

const declared = [
  'entryNo',
  'entryType',
  'port',
  'firms',
  'importerNo',
  'bondType',
  'bondNo',
  'bondAmount',
  'liquidatedOn',
  'remark',
];
const carried = ['transport', 'master', 'house', 'carrier', 'flight', 'reference'];

/** What customs want to know, and what the orders say of the transport. */
export function EntryCard({ file, bond, aside }: Pick<EntryRecord, 'file' | 'bond'> & { aside?: ReactNode }) {
  const { t, language } = useWords();
  const flaws = [
    file.entryNo === null ? undefined : flawOfEntryNumber(file.entryNo),
    file.importerNo === null ? undefined : flawOfImporterNo(file.importerNo),
  ].filter((flaw) => flaw !== undefined);
  const facts = useFacts({
    fields: entryFile.fields,
    keys: [...declared, ...carried],
    record: file,
    instead: { liquidatedOn: <Liquidation file={file} /> },
  });
  return (
    <Card flush title={t('clearance.entry')} aside={aside}>
      <FactGrid facts={facts} />
      {flaws.map((flaw) => (
        <p key={flaw.en} className="customs-none">
          <StateDot family="act">{say(flaw, language)}</StateDot>
        </p>
      ))}
      {bond ? <BondStanding amount={file.bondAmount} basis={bond} /> : null}
    </Card>
  );
}

/** When customs closed the entry, or when they do so by convention. */
function Liquidation({ file: { liquidatedOn, filedAt } }: Pick<EntryRecord, 'file'>) {
  const { t } = useWords();
  if (liquidatedOn !== null) return liquidatedOn;
  return filedAt === null ? missing : t('clearance.liquidation', { day: expectedLiquidation(filedAt) });
}

/** Whether a continuous bond is large enough, with the sum that says so. */
function BondStanding({ amount, basis }: { amount: string | null; basis: NonNullable<EntryRecord['bond']> }) {
  const { t } = useWords();
  const needed = bondNeeded(basis.duties);
  const sum = t('clearance.bond.sum', {
    needed: moneyText(needed),
    duties: moneyText(basis.duties),
    count: basis.entries,
  });
  const isEnough = amount === null ? undefined : isBondEnough(amount, basis.duties);
  const family = isEnough === undefined ? 'wait' : isEnough ? 'done' : 'act';
  const standing = isEnough === undefined ? 'unknown' : isEnough ? 'enough' : 'short';
  return (
    <p className="customs-none">
      <StateDot family={family}>{t(`clearance.bond.${standing}`)}</StateDot> {sum}
    </p>
  );
}
