import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../kernel/words.ts';
import { BlobFrame, BlobImage } from '../../ui/blob-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useFile } from '../use-file.ts';
import type { FileCalls, RecordFile } from './record-file.ts';
import './files.css';

interface FilePreviewProps {
  file: RecordFile;
  calls: Pick<FileCalls, 'preview' | 'download'>;
  onClose: () => void;
}

/** A picture or a PDF, looked at without leaving the page. */
export function FilePreview({ file, calls, onClose }: FilePreviewProps) {
  const { t } = useWords();
  const { fileId, name, kind } = file;
  const { busy, start } = useFile(() => calls.download(fileId));
  const seen = useQuery({
    queryKey: ['preview', fileId],
    queryFn: ({ signal }) => calls.preview(fileId, false, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Modal
      open
      onClose={onClose}
      size="wide"
      title={name}
      closeLabel={t('resource.close')}
      footer={
        <Button icon="download" busy={busy} onClick={start}>
          {t('files.download')}
        </Button>
      }
    >
      <div className="file-preview">
        {seen.isError ? (
          <NotLoaded what={name} error={seen.error} onRetry={() => void seen.refetch()} />
        ) : null}
        {seen.isPending ? <Skeleton widths={[0]} rows={6} label={name} /> : null}
        {seen.data && kind === 'pdf' ? <BlobFrame blob={seen.data.blob} title={name} /> : null}
        {seen.data && kind !== 'pdf' ? <BlobImage blob={seen.data.blob} alt={name} /> : null}
      </div>
    </Modal>
  );
}
