import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type PhotoKind, photoKinds } from '@loadline/contract/labels/label.codes';
import { useRef, useState } from 'react';
import { notify } from '../../../../kernel/notice.ts';
import { useWords } from '../../../../kernel/words.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { KindSlots } from './kind-slots.tsx';
import { takePhoto } from './photo-queue.ts';
import { QueueStrip } from './queue-strip.tsx';
import { isOf, isOpen, kindsThere, nextKind, nextOpen, type Shot, type ToShoot } from './shot.ts';
import { Viewfinder } from './viewfinder.tsx';

interface CaptureStyleProps {
  of: ToShoot;
  all: readonly ToShoot[];
  /** What was taken on this phone. */
  here: readonly Shot[];
  /** The style stays when its last photo is taken. */
  onStay: () => void;
  onGo: (to: ToShoot | undefined) => void;
  onFind: () => void;
}

/** One style in a colour: what it wants, what is there, and the button that takes the next photo. */
export function CaptureStyle({ of, all, here, onStay, onGo, onFind }: CaptureStyleProps) {
  const { t, language } = useWords();
  const [chosen, setChosen] = useState<PhotoKind>();
  const camera = useRef<HTMLInputElement>(null);
  const isAnother = useRef(false);
  const { label, wanted } = of;
  const there = kindsThere(of, here);
  const kind = chosen ?? nextKind(of, here) ?? (isOpen(of, here) ? wanted[0] : undefined);
  const said = kind === undefined ? '' : say(wordOf(photoKinds, kind), language);
  // When all are there, the last that was taken is looked at.
  const shot = here.findLast((one) => (kind === undefined || one.kind === kind) && isOf(of, one));
  const photo = of.photos.findLast((one) => one.kind === kind);
  const place = all.findIndex((one) => one.label.id === label.id);
  const take = async (file: File) => {
    if (kind === undefined) return;
    onStay();
    try {
      await takePhoto(of, kind, file, isAnother.current ? undefined : (shot ?? photo?.fileId));
      setChosen(undefined);
    } catch {
      notify('error', t('labelCapture.notKept'));
    }
  };
  const open = (another: boolean) => {
    isAnother.current = another;
    camera.current?.click();
  };
  const deed = kind !== undefined && there.has(kind) ? 'labelCapture.takeAgain' : 'labelCapture.take';
  return (
    <>
      <section className="label-capture__style" aria-label={`${label.styleNo} ${label.colour}`}>
        <div>
          <h2>
            {label.styleNo} <span>{label.colour}</span>
          </h2>
          <p>
            {[
              label.pickNo ?? label.orderNumber ?? label.batchNo,
              t('labelCapture.place', { no: place + 1, count: all.length }),
            ].join(' · ')}
          </p>
        </div>
        <button type="button" aria-label={t('labelCapture.find')} onClick={onFind}>
          <Icon name="scan" size={24} />
        </button>
      </section>
      <KindSlots wanted={wanted} there={there} current={kind} onChoose={setChosen} />
      <Viewfinder
        name={t('labelCapture.photo', { kind: said, style: label.styleNo })}
        kind={said}
        shot={shot}
        fileId={photo?.fileId}
        feedback={label.feedback}
        onAnother={kind !== undefined && there.has(kind) ? () => open(true) : undefined}
      />
      <QueueStrip styleId={label.id} />
      <footer className="label-capture__foot">
        <button type="button" onClick={() => onGo(all.at(place - 1))}>
          {t('labelCapture.previous')}
        </button>
        {kind === undefined ? (
          <button
            type="button"
            className="label-capture__shutter"
            onClick={() => onGo(nextOpen(all, here, label.id))}
          >
            <Icon name="arrow-right" size={24} />
            {t('labelCapture.nextStyle')}
          </button>
        ) : (
          <button type="button" className="label-capture__shutter" onClick={() => open(false)}>
            <Icon name="camera" size={24} />
            {t(deed, { kind: said })}
          </button>
        )}
        <button type="button" onClick={() => onGo(all[(place + 1) % all.length])}>
          {t('labelCapture.skip')}
        </button>
      </footer>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('labelCapture.photo', { kind: said, style: label.styleNo })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same photo may be chosen once more.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </>
  );
}
