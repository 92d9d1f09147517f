import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

/** All that is wrong or odd about the forms; a press leads to the form. */
export function EditorChecks({ editor, onShow }: { editor: DraftEditor; onShow: (paper: string) => void }) {
  const { t, language } = useWords();
  const entries = editor.papers.flatMap(({ key, typed, errors, warnings }) => [
    ...errors.map((one) => ({ ...one, key, no: String(typed['awbNo']), family: 'stop' as const })),
    ...warnings.map((one) => ({ ...one, key, no: String(typed['awbNo']), family: 'act' as const })),
  ]);
  const sums = editor.sums.map((one) => ({ ...one, key: 'master', no: '', family: 'stop' as const }));
  const all = [...sums, ...entries];
  return (
    <section className="draft-checks" aria-label={t('drafts.checks')}>
      <h3>{t('drafts.checks')}</h3>
      {all.length === 0 ? (
        <p className="draft-checks__sound state-done">
          <StateGlyph family="done" /> {t('drafts.sound')}
        </p>
      ) : (
        <ul>
          {all.map(({ key, no, path, label, says, family }) => (
            <li key={`${key} ${path} ${says.en}`} className={`state-${family}`}>
              <StateGlyph family={family} />
              <button type="button" onClick={() => onShow(key)}>
                {no ? <span className="draft-checks__no">{no}</span> : null}
                <b>{say(label, language)}</b> {say(says, language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
