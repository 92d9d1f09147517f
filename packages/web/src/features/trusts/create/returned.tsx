import type { TrustPath } from '@loadline/contract/trusts/trust.path';
import { useWords } from '../../../kernel/words.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { useTrustForm } from './trust-form.ts';

/** Why the forwarder sent this field back. */
export function Returned({ path }: { path: TrustPath }) {
  const { t } = useWords();
  const { record } = useTrustForm();
  const reasons = record?.corrections.filter((correction) => correction.path === path) ?? [];
  return reasons.map(({ reason }) => (
    <div key={reason} className="field__remark state-act">
      <StateGlyph family="act" />
      {t('trust.returned.at', { reason })}
    </div>
  ));
}
