import { readSheet, replyToSheet } from '@loadline/contract/exceptions/sheet.api';
import { pages } from '@loadline/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { stringifySearch } from '../../kernel/address.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { may } from '../../kernel/session.ts';
import { isLooking } from '../../kernel/stored.ts';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { SheetReply } from '../../shared/exceptions/sheet-reply.tsx';
import { SheetTalk } from '../../shared/exceptions/sheet-talk.tsx';
import type { TalkComment } from '../../shared/exceptions/talk.ts';
import { Card } from '../../ui/card.tsx';
import type { SheetRecord } from './sheet-record.ts';
import type { useSheetFiles } from './use-sheet-files.ts';

interface SheetRecordCardProps {
  record: SheetRecord;
  files: ReturnType<typeof useSheetFiles>;
  target: string | undefined;
}

/** The communication record, and where one answers. */
export function SheetRecordCard({ record, files, target }: SheetRecordCardProps) {
  const { t } = useWords();
  const { sheet, comments } = record;
  const [answering, setAnswering] = useState<TalkComment>();
  const mayAnswer = may('exception:reply') && sheet.state !== 'CLOSED';
  useReading(record);
  const linkTo = ({ commentId: reply }: TalkComment) =>
    void copyAndTell(
      `${location.origin}${pages.sheetDetail.path}${stringifySearch({ no: sheet.sheetNo, reply })}`,
    );
  return (
    <Card flush title={t('sheets.record')} aside={t('sheets.count', { count: comments.length })}>
      <SheetTalk
        comments={comments}
        files={files.byId}
        target={target}
        reader="forwarder"
        onAnswer={mayAnswer ? setAnswering : undefined}
        onLink={linkTo}
        onDownload={files.download}
      />
      {mayAnswer ? (
        <Reply
          record={record}
          files={files}
          answering={answering}
          onNoAnswer={() => setAnswering(undefined)}
        />
      ) : null}
    </Card>
  );
}

interface ReplyProps extends Pick<SheetRecordCardProps, 'record' | 'files'> {
  answering: TalkComment | undefined;
  onNoAnswer: () => void;
}

function Reply({ record: { sheet }, files, answering, onNoAnswer }: ReplyProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [body, setBody] = useState('');
  const send = async (sent: string[]) => {
    const replyTo = answering?.commentId ?? null;
    await call(replyToSheet, {
      body: { no: sheet.sheetNo, body, replyTo, files: sent },
      refusal: 'in place',
    });
    setBody('');
    onNoAnswer();
    notify('success', t('sheets.sent'));
    await client.invalidateQueries();
  };
  return (
    <SheetReply
      label={t('sheets.reply')}
      body={body}
      onBody={setBody}
      answering={answering}
      onNoAnswer={onNoAnswer}
      upload={files.upload}
      onSend={send}
      sendLabel={t('sheets.send')}
      note={sheet.state === 'WAITING_CUSTOMER' ? t('sheets.goesOn') : undefined}
    />
  );
}

/** What is on the screen is read. Whoever looks with a customer's eyes leaves no mark. */
function useReading({ sheet: { sheetNo: no, unread }, comments }: SheetRecord): void {
  const upTo = comments.at(-1)?.commentId;
  useEffect(() => {
    if (unread === 0 || upTo === undefined || isLooking()) return;
    void call(readSheet, { body: { no, upTo }, refusal: 'in place' }).catch(() => undefined);
  }, [no, unread, upTo]);
}
