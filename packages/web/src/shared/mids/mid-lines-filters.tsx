import { wholeText } from '@loadline/contract/kernel/figures';
import { useAddress } from '../../kernel/address.ts';
import { useWords } from '../../kernel/words.ts';
import { NumberSearch } from '../../resource/filter/number-search.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { midLinesAddress } from './mid-lines-address.ts';
import type { MidPreview } from './mid-record.ts';
import './mid.css';

/** Which lines are looked at: by the code that they have now, the first digits of their number, and their order. */
export function MidLinesFilters({ codes, from }: { codes: MidPreview['codes']; from: string | null }) {
  const { t } = useWords();
  const [{ hts = '', order = '' }, change] = useAddress(midLinesAddress);
  const none = { mid: null, lines: codes.find(({ mid }) => mid === null)?.lines ?? 0 };
  const known = [none, ...codes.filter(({ mid }) => mid !== null)];
  const all = known.some(({ mid }) => mid === from) ? known : [...known, { mid: from, lines: 0 }];
  return (
    <div className="mid-lines__head">
      <Field label={t('mids.lines.from')}>
        <Select
          value={from ?? ''}
          options={all.map(({ mid, lines }) => ({
            value: mid ?? '',
            label: t('mids.lines.codeOf', { mid: mid ?? t('mids.lines.none'), count: wholeText(lines) }),
          }))}
          onChange={(mid) => change({ from: mid || undefined })}
        />
      </Field>
      <NumberSearch
        search={hts}
        label={t('mids.lines.hts')}
        onSearch={(digits) => change({ hts: digits.replace(/[^\d.]/g, '').slice(0, 13) || undefined })}
      />
      <NumberSearch
        search={order}
        label={t('mids.lines.order')}
        onSearch={(no) => change({ order: no.slice(0, 24) || undefined })}
      />
    </div>
  );
}
