import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { photoFields } from '@loadline/contract/labels/label';
import { type PhotoKind, photoKinds } from '@loadline/contract/labels/label.codes';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Icon } from '../../ui/icon.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { LabelPicture, type PictureCalls, ringsOn } from './label-picture.tsx';
import type { LabelPhoto, LabelRecord } from './label-record.ts';
import { photoName } from './photo-name.ts';
import './label.css';

interface LabelPhotosProps {
  of: LabelRecord;
  calls: PictureCalls;
  /** Looks at one closely. */
  onOpen: (fileId: string) => void;
  /** Under the photos of a kind: what the desk does with them. */
  deeds?: ((kind: PhotoKind) => ReactNode) | undefined;
  /** On a photo. */
  onPhoto?: ((photo: LabelPhoto, name: string) => ReactNode) | undefined;
}

/** The photos of a label by what they show; of what is wanted and missing an empty place. */
export function LabelPhotos({ of, calls, onOpen, deeds, onPhoto }: LabelPhotosProps) {
  const words = useWords();
  const { t, language } = words;
  const [chosen, setChosen] = useState<PhotoKind>();
  const { photos, scheme, label } = of;
  const marked = photos.find(({ fileId }) => ringsOn(of.checks, fileId).length > 0);
  const shown = chosen ?? (marked ?? photos[0])?.kind ?? scheme.photos[0] ?? 'front';
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
          {taken.map((photo) => {
            const name = photoName(photo, photos, words);
            const rings = ringsOn(of.checks, photo.fileId);
            return (
              <li key={photo.fileId}>
                <button
                  type="button"
                  className="label-photos__open"
                  aria-label={t('labels.panel.enlarge', {
                    name: [name, ...rings.map(({ no }) => t('labels.compare.mark', { no }))].join(' '),
                  })}
                  onClick={() => onOpen(photo.fileId)}
                >
                  <LabelPicture fileId={photo.fileId} name={name} small calls={calls} />
                  {rings.length > 0 ? (
                    <span className="label-photos__marks">
                      {rings.map(({ no }) => (
                        <b key={no} className="mark-no">
                          {no}
                        </b>
                      ))}
                    </span>
                  ) : null}
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
    </PanelBlock>
  );
}
