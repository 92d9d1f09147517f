import { fileUpload } from '@loadline/contract/files/file.api';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import type { TalkComment } from './talk.ts';
import './talk.css';

interface SentFile {
  readonly fileId: string;
  readonly name: string;
}

interface SheetReplyProps {
  label: string;
  body: string;
  onBody: (body: string) => void;
  /** The comment that is answered. */
  answering: TalkComment | undefined;
  onNoAnswer: () => void;
  /** Keeps a file with the sheet and gives its id. */
  upload: ((file: File) => Promise<SentFile>) | undefined;
  onSend: (files: string[]) => Promise<unknown>;
  sendLabel: string;
  /** What follows from sending, in words. */
  note?: string | undefined;
  /** Who sees it, templates, colleagues. */
  tools?: ReactNode;
  /** Marks the box as one that the customer does not see. */
  isInternal?: boolean;
}

/** Where one answers: a text, what is sent with it, and Ctrl Enter. */
export function SheetReply(props: SheetReplyProps) {
  const { label, body, onBody, answering, upload, onSend } = props;
  const { t } = useWords();
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const [busy, setBusy] = useState<'sending' | 'uploading'>();
  const box = useRef<HTMLTextAreaElement>(null);
  const isEmpty = body.trim() === '';
  const run = async (what: 'sending' | 'uploading', work: () => Promise<unknown>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(undefined);
    }
  };
  const send = () =>
    void run('sending', async () => {
      await onSend(files.map(({ fileId }) => fileId));
      setFiles([]);
      box.current?.focus();
    });
  const add = (chosen: readonly File[]) =>
    void run('uploading', async () => {
      for (const file of chosen) {
        const kept = await upload?.(file);
        if (kept) setFiles((before) => [...before, kept]);
      }
    });
  return (
    <div className={props.isInternal ? 'reply-box reply-box--internal' : 'reply-box'}>
      {answering ? (
        <div className="reply-box__answering">
          {t('sheets.answering', { who: answering.who })}
          <IconButton icon="close" size="small" label={t('sheets.noAnswer')} onClick={props.onNoAnswer} />
        </div>
      ) : null}
      <Textarea
        ref={box}
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={4_000}
        value={body}
        onChange={onBody}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isEmpty && !busy) send();
        }}
      />
      {files.length > 0 ? (
        <ul className="reply-box__files">
          {files.map(({ fileId, name }) => (
            <li key={fileId}>
              <Icon name="file" size={13} /> {name}
              <IconButton
                icon="close"
                size="small"
                label={t('sheets.dropFile', { name })}
                onClick={() => setFiles(files.filter((one) => one.fileId !== fileId))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="reply-box__foot">
        {props.tools}
        {upload ? <AttachButton busy={busy === 'uploading'} onChoose={add} /> : null}
        <span className="reply-box__note">{props.note}</span>
        <Button
          look="primary"
          busy={busy === 'sending'}
          refused={isEmpty ? t('sheets.sayFirst') : undefined}
          onClick={send}
        >
          {props.sendLabel}
        </Button>
      </div>
    </div>
  );
}

/** What can be sent with words: the kinds of files that are taken. */
const fileKinds = `${fileUpload.types.map((type) => `.${type}`).join(',')},.jpeg,.heif`;

function AttachButton({ busy, onChoose }: { busy: boolean; onChoose: (files: readonly File[]) => void }) {
  const { t } = useWords();
  const id = useId();
  return (
    <label htmlFor={id} className="reply-box__attach" aria-busy={busy}>
      <Icon name="upload" size={15} />
      {t(busy ? 'sheets.uploading' : 'sheets.attach')}
      <input
        id={id}
        type="file"
        multiple
        accept={fileKinds}
        className="visually-hidden"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
