import { sheetSides } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useCallback } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { usePart } from '../../resource/use-part.ts';
import { Button } from '../../ui/button.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Avatar } from '../../ui/office-header.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { type TalkComment, type TalkFile, threadsOf } from './talk.ts';
import './talk.css';

interface SheetTalkProps {
  comments: readonly TalkComment[];
  files: ReadonlyMap<string, TalkFile>;
  /** The comment a link led to. */
  target: string | undefined;
  /** Whose reading is told of: the other side's. */
  reader: string;
  onAnswer: ((comment: TalkComment) => void) | undefined;
  onLink: (comment: TalkComment) => void;
  onDownload: (file: TalkFile) => void;
}

/** The conversation: what was said, by whom, with its answers, and whether the other side has read it. */
export function SheetTalk(props: SheetTalkProps) {
  const { t } = useWords();
  const list = usePart<HTMLUListElement>('files');
  const threads = threadsOf(props.comments);
  if (threads.length === 0) return <p className="talk__none">{t('sheets.noComments')}</p>;
  return (
    <ul ref={list} tabIndex={-1} className="talk">
      {threads.map(({ first, answers }) => (
        <li key={first.commentId} className="talk__thread">
          <Avatar initials={first.who.slice(0, 1)} />
          <div className={first.internal ? 'talk__internal' : undefined}>
            <Comment {...props} of={first} />
            {answers.length > 0 ? (
              <ul className="talk__answers">
                {answers.map((answer) => (
                  <li key={answer.commentId}>
                    <Comment {...props} of={answer} />
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Comment({
  of,
  files,
  target,
  reader,
  onAnswer,
  onLink,
  onDownload,
}: SheetTalkProps & { of: TalkComment }) {
  const { t, language } = useWords();
  const isTarget = of.commentId === target;
  const show = useCallback((node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' }), []);
  const { short, full, offset } = officeTime(of.at);
  return (
    <article
      id={`reply-${of.commentId}`}
      ref={isTarget ? show : undefined}
      className={isTarget ? 'talk__comment talk__comment--target' : 'talk__comment'}
    >
      {of.internal && of.replyTo === null ? (
        <span className="talk__lock">
          <Icon name="lock" size={13} />
          {t('sheets.internalOnly')}
        </span>
      ) : null}
      <header className="talk__head">
        <b>{of.who}</b>
        <span className="talk__side">{say(wordOf(sheetSides, of.side), language)}</span>
        <time dateTime={of.at} title={`${full} ${offset}`}>
          {short}
        </time>
        <span className="talk__end">
          {of.internal ? null : <ReadMark of={of} reader={reader} />}
          {onAnswer ? (
            <Button look="text" size="small" onClick={() => onAnswer(of)}>
              {t('sheets.answer')}
            </Button>
          ) : null}
          <IconButton icon="link" size="small" label={t('sheets.copyLink')} onClick={() => onLink(of)} />
        </span>
      </header>
      <p className="talk__body">
        {(of.mentions ?? []).map((name) => (
          <span key={name} className="talk__mention">
            @{name}{' '}
          </span>
        ))}
        {of.body}
      </p>
      {of.files.flatMap((fileId) => {
        const file = files.get(fileId);
        if (!file) return [];
        return [
          <button key={fileId} type="button" className="talk__file" onClick={() => onDownload(file)}>
            <Icon name="file" size={14} />
            {file.name} · {fileSizeText(file.size)}
          </button>,
        ];
      })}
    </article>
  );
}

/** Told of one's own side's words only: whether the others have seen them. */
function ReadMark({ of, reader }: { of: TalkComment; reader: string }) {
  const { t } = useWords();
  const isTheirs = of.side === reader;
  if (isTheirs) return null;
  const who = t(reader === 'customer' ? 'sheets.reader.customer' : 'sheets.reader.forwarder');
  if (of.readAt)
    return (
      <small title={of.readBy ?? undefined}>
        {t('sheets.readAt', { who, time: officeTime(of.readAt).short })}
      </small>
    );
  return (
    <small className="talk__unread state-act">
      <StateGlyph family="act" size={11} />
      {t('sheets.unreadBy', { who })}
    </small>
  );
}
