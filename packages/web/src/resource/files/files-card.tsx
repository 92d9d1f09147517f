import type { DocumentType } from '@loadline/contract/codes/document-type';
import { withdrawDeskFile } from '@loadline/contract/files/desk-file.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { BlobFrame, BlobImage } from '../../ui/blob-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { ResourceForm } from '../resource-form.tsx';
import { useFile } from '../use-file.ts';
import { usePart } from '../use-part.ts';
import { FileLine } from './file-line.tsx';
import type { AskedOfFile } from './file-menu.tsx';
import { FileReaders } from './file-readers.tsx';
import { type FileKindEntry, FilesOfKind } from './files-of-kind.tsx';
import type { FileCalls, RecordFile } from './record-file.ts';
import { UploadZone } from './upload-zone.tsx';
import { useFileDeeds } from './use-file-deeds.ts';
import './files.css';

const reason = withdrawDeskFile.body.reason;

interface FilesCardProps {
  files: readonly RecordFile[];
  calls: FileCalls;
  /** What a file that is brought here usually is. */
  usual: DocumentType;
  /** The kinds that belong to such a record: each with its files, or with what it says of none. */
  kinds?: readonly FileKindEntry[];
}

const seenAtOnce = 8;

/** The papers of a record: looked at, taken along, brought, and what was said of them. */
export function FilesCard({ files, calls, usual, kinds = [] }: FilesCardProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<{ file: RecordFile; deed: AskedOfFile }>();
  const [isWhole, setIsWhole] = useState(false);
  const deeds = useFileDeeds();
  const card = usePart<HTMLElement>('files');
  const others = files.filter(({ type }) => !kinds.some((kind) => kind.type === type));
  const shown = isWhole ? others : others.slice(0, seenAtOnce);
  const ask = (file: RecordFile, deed: AskedOfFile) => {
    const { fileId } = file;
    if (deed === 'show') deeds.run(async () => calls.show?.(fileId, true), t('files.shown'));
    else if (deed === 'hide') deeds.run(async () => calls.show?.(fileId, false), t('files.hiddenNow'));
    else if (deed === 'accept')
      deeds.run(async () => calls.decide?.(fileId, 'accepted'), t('files.accepted'));
    else setAsked({ file, deed });
  };
  return (
    <Card ref={card} flush title={t('files.title')} aside={<Aside files={files} calls={calls} />}>
      {files.length === 0 && kinds.length === 0 ? <p className="file-none">{t('files.none')}</p> : null}
      {kinds.map((kind) => (
        <FilesOfKind key={kind.type} kind={kind} files={files} calls={calls} onAsk={ask} />
      ))}
      <ul>
        {shown.map((file) => (
          <FileLine key={file.fileId} file={file} calls={calls} onAsk={(deed) => ask(file, deed)} />
        ))}
      </ul>
      {others.length > shown.length ? (
        <Button look="text" size="small" className="file-more" onClick={() => setIsWhole(true)}>
          {t('files.more', { count: others.length - shown.length })}
        </Button>
      ) : null}
      {calls.upload ? (
        <UploadZone
          upload={calls.upload}
          usual={usual}
          types={kinds.flatMap(({ type, isClosed }) => (isClosed ? [] : [type]))}
        />
      ) : null}
      {asked ? (
        <FileDialog
          file={asked.file}
          asked={asked.deed}
          calls={calls}
          deeds={deeds}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Card>
  );
}

function Aside({ files, calls }: Pick<FilesCardProps, 'files' | 'calls'>) {
  const { t } = useWords();
  const { busy, start } = useFile(calls.zip);
  return (
    <>
      {t('files.count', { count: files.length })}
      {files.length > 1 ? (
        <Button look="text" size="small" icon="download" busy={busy} onClick={start}>
          {t('files.zip')}
        </Button>
      ) : null}
    </>
  );
}

interface FileDialogProps {
  file: RecordFile;
  asked: AskedOfFile;
  calls: FileCalls;
  deeds: ReturnType<typeof useFileDeeds>;
  onClose: () => void;
}

/** What is shown of a file over the page, or asked before something is done with it. */
function FileDialog(props: FileDialogProps) {
  const { file, asked, calls, onClose } = props;
  if (asked === 'preview') return <FilePreview file={file} calls={calls} onClose={onClose} />;
  if (asked === 'readers') return <FileReaders file={file} calls={calls} onClose={onClose} />;
  if (asked === 'refuse') return <ReasonDialog {...props} />;
  if (calls.withdrawAsks === 'reason') return <ReasonDialog {...props} />;
  return <WithdrawDialog {...props} />;
}

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

interface FilePreviewProps {
  file: RecordFile;
  calls: Pick<FileCalls, 'preview' | 'download'>;
  onClose: () => void;
}

/** A picture or a PDF, looked at without leaving the page. */
function FilePreview({ file, calls, onClose }: FilePreviewProps) {
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
