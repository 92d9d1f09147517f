import { saveFile } from '../../../kernel/save-file.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { BlobFrame, BlobImage } from '../../../ui/blob-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Registration } from './registration.ts';
import { useLicence } from './use-licence.ts';

/** The licence in full size; a PDF in the browser's own viewer. */
export function LicenceDialog({ of, onClose }: { of: Registration; onClose: () => void }) {
  const { t } = useWords();
  const file = useLicence(of, 'read');
  const name = of.licence?.name ?? '';
  const title = t('registrations.licence.of', { name: of.name });
  const { data } = file;
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={name}
      closeLabel={t('resource.close')}
      footer={
        data ? (
          <Button icon="download" onClick={() => saveFile(data)}>
            {t('registrations.licence.download')}
          </Button>
        ) : null
      }
    >
      <div className="licence-page">
        {file.isError ? (
          <NotLoaded what={name} error={file.error} onRetry={() => void file.refetch()} />
        ) : !data ? (
          <Skeleton widths={[0]} rows={8} label={name} />
        ) : data.blob.type.startsWith('image/') ? (
          <BlobImage blob={data.blob} alt={title} />
        ) : (
          <BlobFrame blob={data.blob} title={title} />
        )}
      </div>
    </Modal>
  );
}
