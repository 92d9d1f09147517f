import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { codeOnPhoto, scan } from './scanning.ts';
import './scan.css';

interface ScanDialogProps {
  onFound: (code: string) => void;
  onClose: () => void;
}

/** The camera's picture until a code is in it; where it cannot be had, a code is photographed. */
export function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onFound);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      if (!video.current) return;
      try {
        const code = await scan(video.current, left.signal);
        if (code && !left.signal.aborted) tell.current(code);
      } catch {
        // No camera, or the person does not let us: a photo or typing is always possible.
        if (!left.signal.aborted) setIsRefused(true);
      }
    };
    void look();
    return () => left.abort();
  }, []);
  return (
    <Modal open onClose={onClose} title={t('receipt.scan')} closeLabel={t('resource.close')}>
      <div className="scan-code">
        {isRefused ? (
          <p>{t('receipt.noCamera')}</p>
        ) : (
          <video ref={video} className="scan-code__camera" muted playsInline />
        )}
        <CodePhoto onFound={onFound} />
      </div>
    </Modal>
  );
}

/** The code on a photo that is taken for it. */
function CodePhoto({ onFound }: Pick<ScanDialogProps, 'onFound'>) {
  const { t } = useWords();
  const camera = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'waits' | 'reads' | 'found none'>('waits');
  const take = async (photo: File) => {
    setState('reads');
    const code = await codeOnPhoto(photo);
    if (code) onFound(code);
    else setState('found none');
  };
  return (
    <>
      <Button icon="camera" busy={state === 'reads'} onClick={() => camera.current?.click()}>
        {t('receipt.codePhoto')}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={t('receipt.codeOnPhoto')}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          event.target.value = '';
          if (photo) void take(photo);
        }}
      />
      {state === 'found none' ? <Alert family="act">{t('receipt.noCode')}</Alert> : null}
    </>
  );
}
