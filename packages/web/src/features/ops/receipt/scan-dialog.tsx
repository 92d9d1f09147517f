import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { scan } from './scanning.ts';
import './receipt.css';

/** The camera's picture until a code is in it. */
export function ScanDialog({ onFound, onClose }: { onFound: (code: string) => void; onClose: () => void }) {
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
        // No camera, or the person does not let us: typing is always possible.
        if (!left.signal.aborted) setIsRefused(true);
      }
    };
    void look();
    return () => left.abort();
  }, []);
  return (
    <Modal open onClose={onClose} title={t('receipt.scan')} closeLabel={t('resource.close')}>
      {isRefused ? (
        <p>{t('receipt.noCamera')}</p>
      ) : (
        <video ref={video} className="receipt__camera" muted playsInline />
      )}
    </Modal>
  );
}
