import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { FileCalls } from '../../resource/files/record-file.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { BlobFrame, BlobImage } from '../../ui/blob-view.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import type { LabelRecord } from './label-record.ts';
import './label.css';

type Piece = LabelRecord['artwork'][number];
type Calls = Pick<FileCalls, 'preview'>;

/** What a label is printed by: pictures small, papers by name; each is opened large. */
export function LabelArtwork({ artwork, calls }: { artwork: readonly Piece[]; calls: Calls }) {
  const { t } = useWords();
  const [open, setOpen] = useState<Piece>();
  if (artwork.length === 0) return null;
  return (
    <PanelBlock title={t('labels.import.artwork')} aside={String(artwork.length)}>
      <ul className="label-photos">
        {artwork.map((piece) => (
          <li key={piece.fileId}>
            <button
              type="button"
              className={piece.isPicture ? 'label-photos__open' : 'label-photos__open label-artwork__tile'}
              aria-label={t('labels.panel.enlarge', { name: piece.name })}
              onClick={() => setOpen(piece)}
            >
              {piece.isPicture ? (
                <Content piece={piece} small calls={calls} />
              ) : (
                <Icon name="file" size={22} />
              )}
            </button>
            <small className="label-artwork__name">{piece.name}</small>
          </li>
        ))}
      </ul>
      {open ? (
        <Modal
          open
          onClose={() => setOpen(undefined)}
          size="wide"
          title={open.name}
          closeLabel={t('resource.close')}
        >
          <div className={open.isPicture ? 'label-photos__large' : 'label-artwork__paper'}>
            <Content piece={open} small={false} calls={calls} />
          </div>
        </Modal>
      ) : null}
    </PanelBlock>
  );
}

function Content({ piece, small, calls }: { piece: Piece; small: boolean; calls: Calls }) {
  const { fileId, name, isPicture } = piece;
  const seen = useQuery({
    queryKey: ['label artwork', fileId, small],
    queryFn: ({ signal }) => calls.preview(fileId, small, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (seen.isError && !small)
    return <NotLoaded what={name} error={seen.error} onRetry={() => void seen.refetch()} />;
  if (!seen.data) return <Icon name="image" size={22} />;
  return isPicture ? (
    <BlobImage blob={seen.data.blob} alt={name} />
  ) : (
    <BlobFrame blob={seen.data.blob} title={name} />
  );
}
