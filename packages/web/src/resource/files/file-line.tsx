import { documentTypes } from '@loadline/contract/codes/document-type';
import { fileVerdicts } from '@loadline/contract/files/record-file';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../kernel/words.ts';
import { BlobImage } from '../../ui/blob-view.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { officeDay, officeTime } from '../office-time.ts';
import { useFile } from '../use-file.ts';
import { type AskedOfFile, FileMenu } from './file-menu.tsx';
import { type FileCalls, isSeen, type RecordFile } from './record-file.ts';

interface FileLineProps {
  file: RecordFile;
  calls: FileCalls;
  onAsk: (asked: AskedOfFile) => void;
}

/** One file: what it is, who brought it and when, what was said of it, and what can be done with it. */
export function FileLine({ file, calls, onAsk }: FileLineProps) {
  const { t } = useWords();
  const { busy, start } = useFile(() => calls.download(file.fileId));
  return (
    <li className={file.type === '8' ? 'file-line file-line--release' : 'file-line'}>
      <Mark file={file} calls={calls} />
      {isSeen(file) ? (
        <button type="button" className="file-line__name" title={file.name} onClick={() => onAsk('preview')}>
          {file.name}
        </button>
      ) : (
        <span className="file-line__name" title={file.name}>
          {file.name}
        </span>
      )}
      <span className="file-line__deeds">
        <IconButton
          icon="download"
          size="small"
          label={t('files.downloadOf', { name: file.name })}
          aria-busy={busy}
          onClick={start}
        />
        <FileMenu file={file} calls={calls} onAsk={onAsk} />
      </span>
      <Facts file={file} />
    </li>
  );
}

function Facts({ file }: { file: RecordFile }) {
  const { t, language } = useWords();
  const { full, offset } = officeTime(file.uploadedAt);
  const who = file.uploader || (file.byStaff ? t('files.forwarder') : '');
  const facts = [say(wordOf(documentTypes, file.type), language), who, fileSizeText(file.size)];
  const verdict = file.verdict && wordOf(fileVerdicts, file.verdict);
  return (
    <small className="file-line__facts">
      {facts.filter(Boolean).join(' · ')} ·{' '}
      <time dateTime={file.uploadedAt} title={`${full} ${offset}`}>
        {officeDay(file.uploadedAt)}
      </time>
      {file.visible === false ? (
        <span className="file-line__hidden">
          <Icon name="eye-off" size={13} /> {t('files.hidden')}
        </span>
      ) : null}
      {verdict ? <StateDot family={verdict.family ?? 'void'}>{say(verdict, language)}</StateDot> : null}
      {file.verdictReason ? <span className="file-line__reason">{file.verdictReason}</span> : null}
    </small>
  );
}

/** A picture small; else what kind of paper it is. */
function Mark({ file, calls }: Pick<FileLineProps, 'file' | 'calls'>) {
  const small = useQuery({
    queryKey: ['thumbnail', file.fileId],
    queryFn: ({ signal }) => calls.preview(file.fileId, true, signal),
    enabled: file.hasThumbnail,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (small.data) return <BlobImage blob={small.data.blob} alt="" />;
  const icon = file.type === '8' ? 'shield' : file.kind === 'png' || file.kind === 'jpg' ? 'image' : 'file';
  return <Icon name={icon} size={18} />;
}
