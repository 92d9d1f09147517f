import { say } from '@loadline/contract/kernel/text';
import { type PhotoMark, wholePicture } from '@loadline/contract/labels/label-mark';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Modal } from '../../ui/dialog.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { LabelPicture, PhotoRings, type PictureCalls, ringsOn } from './label-picture.tsx';
import type { LabelRecord } from './label-record.ts';
import { photoName } from './photo-name.ts';
import { useInStep } from './use-in-step.ts';
import './label-compare.css';

/** What is looked at first: a photo, a piece of artwork, or both. */
export interface Compared {
  readonly photo?: string;
  readonly artwork?: string;
}

interface LabelCompareProps {
  of: LabelRecord;
  calls: PictureCalls;
  first: Compared;
  onClose: () => void;
}

const zooms = ['100', '180', '300'];

/** What a label is printed by beside what was photographed, zoomed and moved in step; what is wrong is ringed on the photo. */
export function LabelCompare({ of, calls, first, onClose }: LabelCompareProps) {
  const words = useWords();
  const { t } = words;
  const { label, artwork, photos, checks } = of;
  const [artworkId, setArtwork] = useState(first.artwork ?? artwork[0]?.fileId);
  const [photoId, setPhoto] = useState(first.photo ?? photos[0]?.fileId);
  const [zoom, setZoom] = useState('100');
  const piece = artwork.find(({ fileId }) => fileId === artworkId);
  const photo = photos.find(({ fileId }) => fileId === photoId);
  const named = photos.map((one) => ({ value: one.fileId, label: photoName(one, photos, words) }));
  const rings = photo ? ringsOn(checks, photo.fileId) : [];
  const { join, follow } = useInStep(middleOf(rings[0]?.mark));
  const sheet = (name: string, content: ReactNode) => (
    <ScrollRegion ref={join} className="label-compare__window" label={name} onScroll={follow}>
      <div className="label-compare__sheet" style={{ width: `${zoom}%` }}>
        {content}
      </div>
    </ScrollRegion>
  );
  return (
    <Modal
      open
      size="full"
      title={`${label.styleNo} ${label.colour}`}
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <div className="label-compare">
        {piece ? (
          <div className="label-compare__side">
            <Choice
              name={t('labels.import.artwork')}
              options={artwork.map(({ fileId, name }) => ({ value: fileId, label: name }))}
              value={piece.fileId}
              onChange={setArtwork}
            />
            {piece.isPicture ? (
              sheet(piece.name, <LabelPicture {...piece} small={false} calls={calls} />)
            ) : (
              <div className="label-compare__paper">
                <LabelPicture {...piece} small={false} isPaper calls={calls} />
              </div>
            )}
          </div>
        ) : null}
        {photo ? (
          <div className="label-compare__side">
            <Choice
              name={t('labels.panel.photos')}
              options={named}
              value={photo.fileId}
              onChange={setPhoto}
              aside={officeTime(photo.takenAt).short}
            />
            {sheet(
              photoName(photo, photos, words),
              <>
                <LabelPicture
                  fileId={photo.fileId}
                  name={photoName(photo, photos, words)}
                  small={false}
                  calls={calls}
                />
                <PhotoRings rings={rings} />
              </>,
            )}
          </div>
        ) : null}
      </div>
      <div className="label-compare__foot">
        <SegmentedControl
          label={t('labels.compare.zoom')}
          options={zooms.map((value) => ({ value, label: `${value}%` }))}
          value={zoom}
          onChange={setZoom}
        />
        {piece?.isPicture && photo ? <span>{t('labels.compare.inStep')}</span> : null}
        {piece && !piece.isPicture ? <span>{t('labels.compare.paper')}</span> : null}
        <ul className="label-compare__marks">
          {rings.map(({ no, nameZh, nameEn, note }) => (
            <li key={no}>
              <b className="mark-no">{no}</b>
              {[say({ zh: nameZh, en: nameEn }, words.language), note].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

/** Of what is wrong, or of the picture. */
function middleOf(mark: PhotoMark | undefined): { x: number; y: number } {
  if (!mark) return { x: 0.5, y: 0.5 };
  const { left, top, width, height } = mark;
  return { x: (left + width / 2) / wholePicture, y: (top + height / 2) / wholePicture };
}

interface ChoiceProps {
  name: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
  aside?: string;
}

/** Which of several stands below; of one only its name. */
function Choice({ name, options, value, onChange, aside }: ChoiceProps) {
  return (
    <p className="label-compare__choice">
      <span>{name}</span>
      {options.length > 1 ? (
        <Select aria-label={name} options={options} value={value} onChange={onChange} />
      ) : (
        <b>{options[0]?.label}</b>
      )}
      {aside ? <small>{aside}</small> : null}
    </p>
  );
}
