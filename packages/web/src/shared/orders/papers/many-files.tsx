import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { withRecordWords } from '../../../kernel/office-words.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import type { ManyFilesCalls } from './many-files-calls.ts';
import './many-files-veil.css';

const ManyFilesDrawer = lazy(async () => ({
  default: (await withRecordWords(import('./many-files-drawer.tsx'))).ManyFilesDrawer,
}));

interface BringFilesProps {
  calls: ManyFilesCalls;
  besides?: ReactNode;
}

/** Begins with files for several orders: by its button, or by files that are dropped anywhere on the page. */
export function BringFiles({ calls, besides }: BringFilesProps) {
  const { t } = useWords();
  const [files, setFiles] = useState<readonly File[]>();
  const isOver = useDropped(setFiles);
  return (
    <>
      <Button icon="file" onClick={() => setFiles([])}>
        {t('orders.manyFiles.bring')}
      </Button>
      {isOver && files === undefined ? (
        <div className="many-files-veil">{t('orders.manyFiles.drop')}</div>
      ) : null}
      <Suspense>
        {files ? (
          <ManyFilesDrawer
            calls={calls}
            files={files}
            besides={besides}
            onClose={() => setFiles(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Whether files are held over the page; `onDrop` gets those that are let go where nothing else takes them. */
function useDropped(onDrop: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const isTaken = ({ target }: DragEvent) =>
      target instanceof Element && target.closest('input, [role=dialog]') !== null;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files') || isTaken(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!event.dataTransfer?.types.includes('Files') || isTaken(event)) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    };
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => end.abort();
  }, [onDrop]);
  return isOver;
}
