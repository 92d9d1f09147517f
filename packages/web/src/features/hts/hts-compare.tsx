import { htsChangeKinds, listHtsChanges } from '@loadline/contract/hts/hts.api';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { Select } from '../../ui/select.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import type { HtsAddress, HtsContents } from './hts.ts';

interface CompareProps {
  contents: HtsContents;
  address: HtsAddress;
  onChange: (changes: HtsAddress) => void;
}

/** Chooses an earlier edition; how many numbers came, went and changed since. */
export function CompareBar({ contents: { edition, editions }, address, onChange }: CompareProps) {
  const { t } = useWords();
  const earlier = editions.filter(({ effective }) => edition && effective < edition.effective);
  if (earlier.length === 0) return null;
  return (
    <div className="hts-compare">
      <b>{t('hts.compare')}</b>
      <Select
        aria-label={t('hts.compareWith')}
        value={address.since ?? ''}
        placeholder={t('hts.noCompare')}
        options={earlier.map(({ name, effective }) => ({ value: effective, label: `${name}, ${effective}` }))}
        onChange={(since) => onChange({ since: since || undefined, search: undefined })}
      />
      <span>→ {edition?.name}</span>
      {address.since ? <Counts address={address} since={address.since} /> : null}
    </div>
  );
}

function Counts({ address: { on, heading }, since }: { address: HtsAddress; since: string }) {
  const { language } = useWords();
  const { data } = useQuery(asking(listHtsChanges, { on, since, heading }));
  if (!data) return null;
  const told = codesOf(htsChangeKinds).filter((kind) => kind !== 'article' || data.article > 0);
  return told.map((kind) => {
    const word = wordOf(htsChangeKinds, kind);
    return (
      <StateDot key={kind} family={word.family ?? 'wait'}>
        {say(word, language)} {wholeText(data[kind])}
      </StateDot>
    );
  });
}
