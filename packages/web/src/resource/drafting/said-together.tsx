import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';

/** What is said of one of several fields that share a place. */
export interface SaidOfField {
  readonly key: string;
  readonly label: string;
  readonly says: string;
}

/** Fields of which the same is said are named together. */
export function SaidTogether({ family, said }: { family: 'stop' | 'act'; said: readonly SaidOfField[] }) {
  const { language } = useWords();
  if (said.length === 0) return null;
  const byWords = Map.groupBy(said, ({ says }) => says);
  const [comma, stop] = language === 'en' ? [', ', '; '] : ['\u3001', '\uff1b'];
  const words = [...byWords].map(([says, fields]) =>
    `${fields.map(({ label }) => label).join(comma)} ${says}`.trim(),
  );
  return (
    <div className={family === 'stop' ? 'field__error' : 'field__remark state-act'}>
      <StateGlyph family={family} />
      {words.join(stop)}
    </div>
  );
}
