import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type PhotoKind, photoKinds } from '@loadline/contract/labels/label.codes';
import { useWords } from '../../../../kernel/words.ts';
import { StateGlyph } from '../../../../ui/state-glyph.tsx';
import './viewfinder.css';

interface KindSlotsProps {
  wanted: readonly PhotoKind[];
  there: ReadonlySet<PhotoKind>;
  current: PhotoKind | undefined;
  onChoose: (kind: PhotoKind) => void;
}

/** The kinds of photos that the scheme wants, each to be chosen, and which of them are there. */
export function KindSlots({ wanted, there, current, onChoose }: KindSlotsProps) {
  const { t, language } = useWords();
  return (
    <ul className="label-capture__kinds" aria-label={t('labelCapture.wantedKinds', { count: wanted.length })}>
      {wanted.map((kind) => {
        const isThere = there.has(kind);
        const state = isThere ? 'Again' : kind === current ? 'Now' : 'Wanted';
        return (
          <li key={kind}>
            <button
              type="button"
              className={isThere ? 'label-capture__kind label-capture__kind--there' : 'label-capture__kind'}
              aria-pressed={kind === current}
              onClick={() => onChoose(kind)}
            >
              {say(wordOf(photoKinds, kind), language)}
              <span>
                {isThere ? <StateGlyph family="done" size={11} /> : null}
                {t(`labelCapture.kind${state}`)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
