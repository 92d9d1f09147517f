import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { photoFields } from '@loadline/contract/labels/label';
import { type PhotoKind, photoKinds } from '@loadline/contract/labels/label.codes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { FileCalls } from '../../resource/files/record-file.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { BlobImage } from '../../ui/blob-view.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import type { LabelPhoto, LabelRecord } from './label-record.ts';
import './label.css';

interface LabelPhotosProps {
  of: LabelRecord;
  calls: Pick<FileCalls, 'preview'>;
  /** Under the photos of a kind: what the desk does with them. */
  deeds?: ((kind: PhotoKind) => ReactNode) | undefined;
  /** On a photo. */
  onPhoto?: ((photo: LabelPhoto, name: string) => ReactNode) | undefined;
}

/** The photos of a label by what they show; of what is wanted and missing an empty place. */
export function LabelPhotos({ of, calls, deeds, onPhoto }: LabelPhotosProps) {
  const { t, language } = useWords();
  const [chosen, setChosen] = useState<PhotoKind>();
  const [open, setOpen] = useState<{ fileId: string; name: string }>();
  const { photos, scheme, label } = of;
  const shown = chosen ?? photos[0]?.kind ?? scheme.photos[0] ?? 'front';
  const taken: readonly LabelPhoto[] = photos.filter(({ kind }) => kind === shown);
  return (
    <PanelBlock
      title={t('labels.panel.photos')}
      aside={t('labels.panel.photoCount', { taken: label.photosTaken, wanted: label.photosWanted })}
    >
      <div className="label-kinds" role="group" aria-label={say(photoFields.kind.label, language)}>
        {scheme.photos.map((kind) => {
          const isThere = photos.some((one) => one.kind === kind);
          return (
            <button
              key={kind}
              type="button"
              className={isThere ? 'label-kinds__kind' : 'label-kinds__kind label-kinds__kind--missing'}
              aria-pressed={kind === shown}
              onClick={() => setChosen(kind)}
            >
              {say(wordOf(photoKinds, kind), language)}
              {isThere ? null : <small>{t('labels.panel.missing')}</small>}
            </button>
          );
        })}
      </div>
      {taken.length === 0 ? (
        <p className="label-photos__none">
          <Icon name="camera" size={22} />
          {t('labels.panel.noPhoto')}
        </p>
      ) : (
        <ul className="label-photos">
          {taken.map((photo, at) => {
            const kind = say(wordOf(photoKinds, photo.kind), language);
            const name = t('labels.panel.photoOf', { kind, no: at + 1 });
            return (
              <li key={photo.fileId}>
                <button
                  type="button"
                  className="label-photos__open"
                  aria-label={t('labels.panel.enlarge', { name })}
                  onClick={() => setOpen({ fileId: photo.fileId, name })}
                >
                  <Picture fileId={photo.fileId} small calls={calls} name={name} />
                </button>
                <small>
                  {photo.takenWho === undefined
                    ? officeTime(photo.takenAt).short
                    : t('labelDesk.by', { at: officeTime(photo.takenAt).short, who: photo.takenWho })}
                </small>
                {onPhoto?.(photo, name)}
              </li>
            );
          })}
        </ul>
      )}
      {deeds?.(shown)}
      {open ? (
        <Modal
          open
          onClose={() => setOpen(undefined)}
          size="wide"
          title={open.name}
          closeLabel={t('resource.close')}
        >
          <div className="label-photos__large">
            <Picture fileId={open.fileId} small={false} calls={calls} name={open.name} />
          </div>
        </Modal>
      ) : null}
    </PanelBlock>
  );
}

interface PictureProps {
  fileId: string;
  small: boolean;
  calls: Pick<FileCalls, 'preview'>;
  name: string;
}

function Picture({ fileId, small, calls, name }: PictureProps) {
  const seen = useQuery({
    queryKey: ['label photo', fileId, small],
    queryFn: ({ signal }) => calls.preview(fileId, small, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (seen.isError && !small)
    return <NotLoaded what={name} error={seen.error} onRetry={() => void seen.refetch()} />;
  return seen.data ? <BlobImage blob={seen.data.blob} alt={name} /> : <Icon name="image" size={22} />;
}
