import { documentTypes } from '@loadline/contract/codes/document-type';
import { downloadFile } from '@loadline/contract/files/file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { callForFile } from '../../kernel/call.ts';
import { useWords } from '../../kernel/words.ts';
import { fileSizeText } from '../../resource/import-wizard/file-size.ts';
import { officeDay, officeTime } from '../../resource/office-time.ts';
import { useFile } from '../../resource/use-file.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

import type { OrderRecord } from './order-record.ts';
import './papers.css';

type File = OrderRecord['files'][number];

/** The papers of an order that the customer may see. */
export function FilesCard({ files }: { files: readonly File[] }) {
  const { t } = useWords();
  return (
    <Card
      flush
      title={t('orders.detail.files')}
      aside={t('orders.detail.filesCount', { count: files.length })}
    >
      {files.length === 0 ? <p className="order-none">{t('orders.detail.noFiles')}</p> : null}
      <ul>
        {files.map((file) => (
          <FileLine key={file.fileId} file={file} />
        ))}
      </ul>
    </Card>
  );
}

function FileLine({ file }: { file: File }) {
  const { t, language } = useWords();
  const { busy, start } = useFile(() => callForFile(downloadFile, { query: { fileId: file.fileId } }));
  const { full, offset } = officeTime(file.uploadedAt);
  const isRelease = file.type === '8';
  const facts = [say(wordOf(documentTypes, file.type), language), file.uploader, fileSizeText(file.size)];
  return (
    <li className={isRelease ? 'order-file order-file--release' : 'order-file'}>
      <Icon name={isRelease ? 'shield' : 'file'} size={18} />
      <span className="order-file__name" title={file.name}>
        {file.name}
      </span>
      <small className="order-file__facts">
        {facts.filter(Boolean).join(' · ')} ·{' '}
        <time dateTime={file.uploadedAt} title={`${full} ${offset}`}>
          {officeDay(file.uploadedAt)}
        </time>
      </small>
      <IconButton
        icon="download"
        size="small"
        label={t('orders.detail.download', { name: file.name })}
        aria-busy={busy}
        onClick={start}
      />
    </li>
  );
}
