import { frameBetween, type PhotoMark, wholePicture } from '@loadline/contract/labels/label-mark';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { LabelPicture, PhotoRings, type PictureCalls } from '../../../shared/labels/label-picture.tsx';
import type { LabelPhoto } from '../../../shared/labels/label-record.ts';
import { photoName } from '../../../shared/labels/photo-name.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';

type Frame = Omit<PhotoMark, 'fileId'>;

interface MarkOnPhotoProps {
  /** The number of the check that fails. */
  no: number;
  photos: readonly LabelPhoto[];
  calls: PictureCalls;
  /** The photo that is shown first. */
  first: string;
  mark: PhotoMark | null;
  onMark: (mark: PhotoMark | null) => void;
}

/** A photo on which whoever checks rings what is wrong: with the pointer, or by the arrow keys. */
export function MarkOnPhoto({ no, photos, calls, first, mark, onMark }: MarkOnPhotoProps) {
  const words = useWords();
  const { t } = words;
  const [fileId, setFileId] = useState(first);
  const from = useRef<{ x: number; y: number }>(undefined);
  const photo = photos.find((one) => one.fileId === fileId);
  if (!photo) return null;
  const name = photoName(photo, photos, words);
  const draw = (frame: Frame) => onMark({ fileId, ...frame });
  const press = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = pointOf(event);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (from.current) draw(frameBetween(from.current, pointOf(event)));
  };
  const type = (event: KeyboardEvent) => {
    const next = typed(event, mark);
    if (!next) return;
    event.preventDefault();
    draw(next);
  };
  return (
    <div className="photo-marking">
      <p>{t(mark ? 'labelDesk.mark.drawn' : 'labelDesk.mark.title')}</p>
      <button
        type="button"
        className="photo-marker"
        aria-label={t('labelDesk.mark.draw', { name })}
        onPointerDown={press}
        onPointerMove={drag}
        onLostPointerCapture={() => (from.current = undefined)}
        onKeyDown={type}
      >
        <LabelPicture fileId={fileId} name={name} small={false} calls={calls} />
        {mark ? <PhotoRings rings={[{ no, mark }]} /> : null}
      </button>
      <div className="photo-marking__foot">
        {photos.length > 1 ? (
          <Select
            aria-label={t('labels.panel.photos')}
            options={photos.map((one) => ({ value: one.fileId, label: photoName(one, photos, words) }))}
            value={fileId}
            onChange={(chosen) => {
              setFileId(chosen);
              onMark(null);
            }}
          />
        ) : null}
        {mark ? (
          <Button size="small" onClick={() => onMark(null)}>
            {t('labelDesk.mark.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): { x: number; y: number } {
  const box = currentTarget.getBoundingClientRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

const middle: Frame = { left: 350, top: 400, width: 300, height: 200 };
const step = 20;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** What a key makes of a frame: Enter begins one in the middle, arrows move it, with Shift its lower right corner. */
function typed({ key, shiftKey }: KeyboardEvent, now: Frame | null): Frame | undefined {
  const arrow = arrows[key];
  if (key === 'Enter' || (arrow && !now)) return now ?? middle;
  if (!arrow || !now) return undefined;
  const [x, y] = arrow;
  const { left, top, width, height } = now;
  const corner = { x: left + width + x, y: top + height + y };
  if (shiftKey) return frameBetween(share({ x: left, y: top }), share(corner));
  const moved = {
    x: Math.min(Math.max(left + x, 0), wholePicture - width),
    y: Math.min(Math.max(top + y, 0), wholePicture - height),
  };
  return { left: moved.x, top: moved.y, width, height };
}

function share({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
  return { x: x / wholePicture, y: y / wholePicture };
}
