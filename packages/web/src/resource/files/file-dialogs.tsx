import { withdrawDeskFile } from '@loadline/contract/files/desk-file.api';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { ResourceForm } from '../resource-form.tsx';
import type { AskedOfFile } from './file-menu.tsx';
import { FilePreview } from './file-preview.tsx';
import { FileReaders } from './file-readers.tsx';
import type { FileCalls, RecordFile } from './record-file.ts';
import type { useFileDeeds } from './use-file-deeds.ts';

interface FileDialogProps {
  file: RecordFile;
  asked: AskedOfFile;
  calls: FileCalls;
  deeds: ReturnType<typeof useFileDeeds>;
  onClose: () => void;
}

/** What is shown of a file over the page, or asked before something is done with it. */
export function FileDialog(props: FileDialogProps) {
  const { file, asked, calls, onClose } = props;
  if (asked === 'preview') return <FilePreview file={file} calls={calls} onClose={onClose} />;
  if (asked === 'readers') return <FileReaders file={file} calls={calls} onClose={onClose} />;
  if (asked === 'refuse') return <ReasonDialog {...props} />;
  if (calls.withdrawAsks === 'reason') return <ReasonDialog {...props} />;
  return <WithdrawDialog {...props} />;
}

const reason = withdrawDeskFile.body.reason;

function ReasonDialog({ file, asked, calls, deeds, onClose }: FileDialogProps) {
  const { t } = useWords();
  const isRefusal = asked === 'refuse';
  return (
    <Modal
      open
      onClose={onClose}
      title={t(isRefusal ? 'files.refuseTitle' : 'files.withdrawTitle', { name: file.name })}
      closeLabel={t('resource.close')}
    >
      <ResourceForm
        fields={{ reason }}
        values={{}}
        columns="one"
        inputs={{ reason: { hint: t(isRefusal ? 'files.refuseHint' : 'files.withdrawHint') } }}
        submitLabel={t(isRefusal ? 'files.deed.refuse' : 'files.deed.withdraw')}
        onSubmit={async (given) => {
          await (isRefusal
            ? calls.decide?.(file.fileId, 'refused', given.reason)
            : calls.withdraw?.(file.fileId, given.reason));
          deeds.run(() => Promise.resolve(), t(isRefusal ? 'files.refused' : 'files.withdrawn'));
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

function WithdrawDialog({ file, calls, deeds, onClose }: FileDialogProps) {
  const { t } = useWords();
  const go = () => {
    deeds.run(async () => calls.withdraw?.(file.fileId, ''), t('files.withdrawn'));
    onClose();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('files.withdrawTitle', { name: file.name })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button look="danger" onClick={go}>
            {t('files.deed.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('files.withdrawText')}</p>
    </Modal>
  );
}
