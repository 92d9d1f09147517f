import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../../kernel/words.ts';
import { BlobImage } from '../../../../ui/blob-view.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { StateGlyph } from '../../../../ui/state-glyph.tsx';
import { Photo } from '../../receipt/receipt-photos.tsx';
import type { Shot } from './shot.ts';
import { shelf } from './waiting-shots.ts';
import './viewfinder.css';

interface ViewfinderProps {
  /** What the photo is of. */
  name: string;
  /** In words; nothing when all are there. */
  kind: string;
  /** The newest of this kind that was taken here, or else lies on the server. */
  shot: Shot | undefined;
  fileId: string | undefined;
  feedback: string | null;
  /** Adds one beside it. */
  onAnother: (() => void) | undefined;
}

/** The photo that is there, or where it will be; over it what to look for. */
export function Viewfinder({ name, kind, shot, fileId, feedback, onAnother }: ViewfinderProps) {
  const { t } = useWords();
  const seen = shot?.fileId ?? (shot ? undefined : fileId);
  return (
    <div className="label-capture__view">
      {seen !== undefined ? <Photo key={seen} fileId={seen} name={name} /> : null}
      {shot && seen === undefined ? <PhotoHere key={shot.id} shot={shot} name={name} /> : null}
      {shot || seen !== undefined ? null : (
        <svg viewBox="0 0 100 100" aria-hidden="true" className="label-capture__frame">
          <path d="M8 18V8h10M82 8h10v10M92 82v10H82M18 92H8V82" />
        </svg>
      )}
      <p className="label-capture__tip">
        <StateGlyph family={feedback === null && kind === '' ? 'done' : feedback === null ? 'work' : 'act'} />
        <span>
          {kind === '' ? t('labelCapture.complete') : t('labelCapture.aim', { kind })}
          {feedback === null ? null : <b>{t('labelCapture.feedback', { feedback })}</b>}
        </span>
      </p>
      {onAnother ? (
        <button
          type="button"
          className="label-capture__another"
          aria-label={t('labelCapture.takeAnother', { kind })}
          onClick={onAnother}
        >
          <Icon name="plus" size={20} />
        </button>
      ) : null}
    </div>
  );
}

/** A photo that waits on this phone. */
function PhotoHere({ shot, name }: { shot: Shot; name: string }) {
  const kept = useQuery({
    queryKey: ['photo on this phone', shot.id],
    queryFn: async () => {
      const content = await shelf.contentOf(shot.id);
      return content ? new Blob([content]) : null;
    },
    networkMode: 'always',
    // Megabytes that nobody looks at any more.
    gcTime: 0,
  });
  if (kept.data) return <BlobImage blob={kept.data} alt={name} />;
  return shot.small === null ? <Icon name="image" size={22} /> : <img src={shot.small} alt={name} />;
}
