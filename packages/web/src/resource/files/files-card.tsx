import type { DocumentType } from '@loadline/contract/codes/document-type';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFile } from '../use-file.ts';
import { FileDialog } from './file-dialogs.tsx';
import { FileLine } from './file-line.tsx';
import type { AskedOfFile } from './file-menu.tsx';
import type { FileCalls, RecordFile } from './record-file.ts';
import { UploadZone } from './upload-zone.tsx';
import { useFileDeeds } from './use-file-deeds.ts';
import './files.css';

interface FilesCardProps {
  files: readonly RecordFile[];
  calls: FileCalls;
  /** What a file that is brought here usually is. */
  usual: DocumentType;
}

const seenAtOnce = 8;

/** The papers of a record: looked at, taken along, brought, and what was said of them. */
export function FilesCard({ files, calls, usual }: FilesCardProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<{ file: RecordFile; deed: AskedOfFile }>();
  const [isWhole, setIsWhole] = useState(false);
  const deeds = useFileDeeds();
  const shown = isWhole ? files : files.slice(0, seenAtOnce);
  const ask = (file: RecordFile, deed: AskedOfFile) => {
    const { fileId } = file;
    if (deed === 'show') deeds.run(async () => calls.show?.(fileId, true), t('files.shown'));
    else if (deed === 'hide') deeds.run(async () => calls.show?.(fileId, false), t('files.hiddenNow'));
    else if (deed === 'accept')
      deeds.run(async () => calls.decide?.(fileId, 'accepted'), t('files.accepted'));
    else setAsked({ file, deed });
  };
  return (
    <Card flush title={t('orders.detail.files')} aside={<Aside files={files} calls={calls} />}>
      {files.length === 0 ? <p className="file-none">{t('orders.detail.noFiles')}</p> : null}
      <ul>
        {shown.map((file) => (
          <FileLine key={file.fileId} file={file} calls={calls} onAsk={(deed) => ask(file, deed)} />
        ))}
      </ul>
      {files.length > shown.length ? (
        <Button look="text" size="small" className="file-more" onClick={() => setIsWhole(true)}>
          {t('files.more', { count: files.length - shown.length })}
        </Button>
      ) : null}
      {calls.upload ? <UploadZone upload={calls.upload} usual={usual} /> : null}
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
      {t('orders.detail.filesCount', { count: files.length })}
      {files.length > 1 ? (
        <Button look="text" size="small" icon="download" busy={busy} onClick={start}>
          {t('files.zip')}
        </Button>
      ) : null}
    </>
  );
}
