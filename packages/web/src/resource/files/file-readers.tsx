import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../kernel/words.ts';
import { Modal } from '../../ui/dialog.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { officeTime } from '../office-time.ts';
import type { FileCalls, RecordFile } from './record-file.ts';
import './files.css';

interface FileReadersProps {
  file: RecordFile;
  calls: Pick<FileCalls, 'readers'>;
  onClose: () => void;
}

/** Who looked at a file or took it along, and when; the forwarder's people without their names. */
export function FileReaders({ file, calls, onClose }: FileReadersProps) {
  const { t } = useWords();
  const readers = useQuery({ ...calls.readers(file.fileId), staleTime: 0 });
  return (
    <Modal
      open
      onClose={onClose}
      title={t('files.readersOf', { name: file.name })}
      closeLabel={t('resource.close')}
    >
      {readers.isError ? (
        <NotLoaded what={t('files.readers')} error={readers.error} onRetry={() => void readers.refetch()} />
      ) : null}
      {readers.data?.length === 0 ? <p className="file-none">{t('files.noReaders')}</p> : null}
      <ol className="file-readers">
        {readers.data?.map(({ at, who }) => (
          <li key={`${at} ${who}`}>
            <span>{who || t('files.forwarder')}</span>
            <time dateTime={at}>{officeTime(at).full}</time>
          </li>
        ))}
      </ol>
    </Modal>
  );
}
