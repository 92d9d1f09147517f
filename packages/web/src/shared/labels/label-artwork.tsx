import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { LabelPicture, type PictureCalls } from './label-picture.tsx';
import type { LabelRecord } from './label-record.ts';
import './label.css';

interface LabelArtworkProps {
  artwork: LabelRecord['artwork'];
  calls: PictureCalls;
  /** Looks at one closely. */
  onOpen: (fileId: string) => void;
}

/** What a label is printed by: pictures small, papers by name; each is opened large. */
export function LabelArtwork({ artwork, calls, onOpen }: LabelArtworkProps) {
  const { t } = useWords();
  if (artwork.length === 0) return null;
  return (
    <PanelBlock title={t('labels.import.artwork')} aside={String(artwork.length)}>
      <ul className="label-photos">
        {artwork.map(({ fileId, name, isPicture }) => (
          <li key={fileId}>
            <button
              type="button"
              className={isPicture ? 'label-photos__open' : 'label-photos__open label-artwork__tile'}
              aria-label={t('labels.panel.enlarge', { name })}
              onClick={() => onOpen(fileId)}
            >
              {isPicture ? (
                <LabelPicture fileId={fileId} name={name} small calls={calls} />
              ) : (
                <Icon name="file" size={22} />
              )}
            </button>
            <small className="label-artwork__name">{name}</small>
          </li>
        ))}
      </ul>
    </PanelBlock>
  );
}
