import { previewDeskFile } from '@loadline/contract/files/desk-file.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callForFile } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { BlobImage } from '../../../ui/blob-view.tsx';
import { Card } from '../../../ui/card.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Photo } from './receipt-photos.tsx';
import './measured.css';
import './unidentified.css';

/** The photos small; one that is pressed is large enough to read the marks on it. */
export function UnidentifiedPhotos({ photos }: { photos: readonly string[] }) {
  const { t } = useWords();
  const [open, setOpen] = useState<{ fileId: string; name: string }>();
  return (
    <Card title={t('receipt.photos')}>
      <ul className="receipt__photos">
        {photos.map((fileId, at) => {
          const name = t('receipt.photo', { number: at + 1 });
          return (
            <li key={fileId}>
              <button type="button" className="unidentified-photo" onClick={() => setOpen({ fileId, name })}>
                <Photo fileId={fileId} name={name} />
              </button>
            </li>
          );
        })}
      </ul>
      {open ? <Large {...open} onClose={() => setOpen(undefined)} /> : null}
    </Card>
  );
}

interface LargeProps {
  fileId: string;
  name: string;
  onClose: () => void;
}

function Large({ fileId, name, onClose }: LargeProps) {
  const { t } = useWords();
  const seen = useQuery({
    queryKey: ['preview', fileId],
    queryFn: ({ signal }) =>
      callForFile(previewDeskFile, { query: { fileId, small: false }, signal, refusal: 'in place' }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Modal open onClose={onClose} size="wide" title={name} closeLabel={t('resource.close')}>
      <div className="unidentified-large">
        {seen.isError ? (
          <NotLoaded what={name} error={seen.error} onRetry={() => void seen.refetch()} />
        ) : null}
        {seen.data ? <BlobImage blob={seen.data.blob} alt={name} /> : null}
      </div>
    </Modal>
  );
}
