import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';

/** Why the forwarder sent a field back, each reason under it. */
export function SentBackFor({ reasons }: { reasons: readonly string[] }) {
  const { t } = useWords();
  return reasons.map((reason) => (
    <div key={reason} className="field__remark state-act">
      <StateGlyph family="act" />
      {t('drafting.returned.at', { reason })}
    </div>
  ));
}
