import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../../kernel/page-link.tsx';
import { useSignedInUser } from '../../../../kernel/session.ts';
import { useWords } from '../../../../kernel/words.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { StateGlyph } from '../../../../ui/state-glyph.tsx';
import { usePhotoQueue } from './photo-queue.ts';

/** By what the styles are narrowed. */
export interface Narrowed {
  readonly batch: string | undefined;
  readonly order: string | undefined;
  readonly pick: string | undefined;
}

interface CaptureHeadProps {
  narrowed: Narrowed;
  onStyles: () => void;
}

/** In place of the console's header, which takes too much of a phone. */
export function CaptureHead({ narrowed: { batch, order, pick }, onStyles }: CaptureHeadProps) {
  const { t, language } = useWords();
  const user = useSignedInUser();
  const { trouble } = usePhotoQueue();
  return (
    <header className="label-capture__head">
      <PageLink page="opsLabel" aria-label={t('labelCapture.back')} className="label-capture__way">
        <Icon name="chevron-left" size={22} />
      </PageLink>
      <div>
        <h1>{say(deskPages.opsLabelCapture.title, language)}</h1>
        <small>{[user?.name, batch, order, pick].filter(Boolean).join(' · ')}</small>
      </div>
      <span className="label-capture__line" role="status">
        {trouble === 'network' ? (
          <>
            <StateGlyph family="act" />
            {t('labelCapture.offline')}
          </>
        ) : null}
      </span>
      <button
        type="button"
        className="label-capture__way"
        aria-label={t('labelCapture.styles')}
        onClick={onStyles}
      >
        <Icon name="list" size={22} />
      </button>
    </header>
  );
}
