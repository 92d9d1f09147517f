import { type DocumentType, documentTypes } from '@loadline/contract/codes/document-type';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useId } from 'react';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { FileLine } from './file-line.tsx';
import type { AskedOfFile } from './file-menu.tsx';
import type { FileCalls, RecordFile } from './record-file.ts';
import { UploadButton } from './upload-button.tsx';
import './files.css';

export interface FileKindEntry {
  readonly type: DocumentType;
  /** In place of its files while there are none. */
  readonly none: string;
  /** It has to be there. */
  readonly isDue?: boolean;
  /** Not for this reader to bring. */
  readonly isClosed?: boolean;
}

interface FilesOfKindProps {
  files: readonly RecordFile[];
  calls: FileCalls;
  kind: FileKindEntry;
  onAsk: (file: RecordFile, deed: AskedOfFile) => void;
}

/** One kind of document: what is there of it, and how one more is brought. */
export function FilesOfKind({ kind, files, calls, onAsk }: FilesOfKindProps) {
  const { t, language } = useWords();
  const id = useId();
  const own = files.filter(({ type }) => type === kind.type);
  const name = say(wordOf(documentTypes, kind.type), language);
  const missing = kind.isDue ? 'act' : 'wait';
  return (
    <section className="file-kind" aria-labelledby={id}>
      <header className={`file-kind__head state-${own.length > 0 ? 'done' : missing}`}>
        <StateGlyph family={own.length > 0 ? 'done' : missing} />
        <h3 id={id}>{name}</h3>
        <span>{own.length > 0 ? t('files.count', { count: own.length }) : kind.none}</span>
        {calls.upload && !kind.isClosed ? (
          <UploadButton
            type={kind.type}
            upload={calls.upload}
            look="text"
            size="small"
            aria-label={t('files.uploadOf', { name })}
          >
            {t('files.upload')}
          </UploadButton>
        ) : null}
      </header>
      <ul>
        {own.map((file) => (
          <FileLine key={file.fileId} file={file} calls={calls} onAsk={(deed) => onAsk(file, deed)} />
        ))}
      </ul>
    </section>
  );
}
