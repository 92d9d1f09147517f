import { type DocumentType, documentTypes } from '@loadline/contract/codes/document-type';
import type { filesOf } from '@loadline/contract/files/file.api';
import { fileUpload } from '@loadline/contract/files/file.api';
import { fileLimits, fileVerdicts } from '@loadline/contract/files/record-file';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { usePart } from '../../resource/use-part.ts';
import { Card } from '../../ui/card.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

type TrustFile = AnswerOf<typeof filesOf>[number];

interface TrustFilesCardProps {
  files: readonly TrustFile[];
  onDownload: (file: TrustFile) => void;
  /** Where more may be added. */
  onUpload?: ((file: File, type: DocumentType) => Promise<unknown>) | undefined;
}

/** The papers that hang on a trust order. */
export function TrustFilesCard({ files, onDownload, onUpload }: TrustFilesCardProps) {
  const { t } = useWords();
  const card = usePart<HTMLElement>('files');
  return (
    <Card
      ref={card}
      flush
      title={t('trustDetail.files')}
      aside={t('trustDetail.filesCount', { count: files.length })}
    >
      {files.length === 0 ? <p className="trust-none">{t('trustDetail.noFiles')}</p> : null}
      <ul className="trust-files">
        {files.map((file) => (
          <FileLine key={file.fileId} file={file} onDownload={onDownload} />
        ))}
      </ul>
      {onUpload ? <Upload onUpload={onUpload} /> : null}
    </Card>
  );
}

function FileLine({ file, onDownload }: { file: TrustFile; onDownload: TrustFilesCardProps['onDownload'] }) {
  const { t, language } = useWords();
  const { name, type, size, uploader, uploadedAt, verdict, verdictReason } = file;
  const facts = [
    say(wordOf(documentTypes, type), language),
    uploader || t('trustDetail.forwarder'),
    fileSizeText(size),
    officeTime(uploadedAt).short,
  ];
  return (
    <li>
      <Icon name="file" size={18} />
      <span className="trust-files__name" title={name}>
        {name}
      </span>
      <small>{facts.join(' · ')}</small>
      {verdict ? (
        <small>
          <StatusChip family={wordOf(fileVerdicts, verdict).family ?? 'void'}>
            {say(wordOf(fileVerdicts, verdict), language)}
          </StatusChip>{' '}
          {verdictReason}
        </small>
      ) : null}
      <IconButton
        icon="download"
        size="small"
        label={t('files.downloadOf', { name })}
        onClick={() => onDownload(file)}
      />
    </li>
  );
}

const types = codesOf(documentTypes).filter((type) => type !== 'CI' && type !== 'PL');

function Upload({ onUpload }: { onUpload: NonNullable<TrustFilesCardProps['onUpload']> }) {
  const { t, language } = useWords();
  const [type, setType] = useState<DocumentType>('2');
  const [busy, setBusy] = useState(false);
  const send = async (files: readonly File[]) => {
    setBusy(true);
    try {
      for (const file of files) await onUpload(file, type);
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const accept = fileUpload.types.map((kind) => `.${kind}`).join();
  return (
    <div className="trust-files__add">
      <Select
        aria-label={t('trustDetail.fileType')}
        value={type}
        onChange={(chosen) => setType(types.find((one) => one === chosen) ?? type)}
        options={types.map((one) => ({ value: one, label: say(wordOf(documentTypes, one), language) }))}
      />
      <DropZone
        multiple
        accept={`${accept},.jpeg`}
        hint={t('trust.files.limits', { most: fileLimits.megabytes })}
        onFiles={(files) => void send(files)}
      >
        {busy ? (
          t('trust.files.busy')
        ) : (
          <>
            {t('trust.files.choose')}
            <b>{t('trust.files.press')}</b>
          </>
        )}
      </DropZone>
    </div>
  );
}
