import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { GivenFile } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { BlobImage } from '../../ui/blob-view.tsx';
import { Card } from '../../ui/card.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import './sheet.css';
import './talk.css';

interface Photo {
  readonly fileId: string;
  readonly name: string;
  readonly hasThumbnail: boolean;
}

interface SheetPhotosProps {
  photos: readonly Photo[];
  /** The picture itself, or its thumbnail. */
  pictureOf: (fileId: string, small: boolean, signal: AbortSignal) => Promise<GivenFile>;
  upload: ((file: File) => Promise<unknown>) | undefined;
}

/** The photos of a sheet, small; one of them large when it is pressed. */
export function SheetPhotos({ photos, pictureOf, upload }: SheetPhotosProps) {
  const { t } = useWords();
  const id = useId();
  const [large, setLarge] = useState<Photo>();
  const [busy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setBusy(true);
    try {
      for (const file of files) await upload?.(file);
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card
      title={t('sheets.photos')}
      aside={
        <>
          {t('sheets.photoCount', { count: photos.length })}
          {upload ? (
            <label htmlFor={id} className="reply-box__attach" aria-busy={busy}>
              <Icon name="upload" size={14} />
              {t(busy ? 'sheets.uploading' : 'sheets.upload')}
              <input
                id={id}
                type="file"
                multiple
                accept="image/jpeg,image/png"
                className="visually-hidden"
                onChange={(event) => {
                  void add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          ) : null}
        </>
      }
    >
      {photos.length === 0 ? <p className="talk__none">{t('sheets.noPhotos')}</p> : null}
      <ul className="sheet-photos">
        {photos.map((photo) => (
          <li key={photo.fileId}>
            <button type="button" onClick={() => setLarge(photo)}>
              <Picture of={photo} small pictureOf={pictureOf} />
              <span>{photo.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {large ? (
        <Modal
          open
          onClose={() => setLarge(undefined)}
          title={large.name}
          closeLabel={t('resource.close')}
          size="wide"
        >
          <div className="sheet-photos__large">
            <Picture of={large} small={false} pictureOf={pictureOf} />
          </div>
        </Modal>
      ) : null}
    </Card>
  );
}

function Picture({
  of,
  small,
  pictureOf,
}: { of: Photo; small: boolean } & Pick<SheetPhotosProps, 'pictureOf'>) {
  const picture = useQuery({
    queryKey: ['picture', of.fileId, small],
    queryFn: ({ signal }) => pictureOf(of.fileId, small, signal),
    enabled: !small || of.hasThumbnail,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return picture.data ? (
    <BlobImage blob={picture.data.blob} alt={small ? '' : of.name} />
  ) : (
    <Icon name="camera" size={22} />
  );
}
