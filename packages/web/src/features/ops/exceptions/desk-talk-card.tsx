import { deskPages } from '@loadline/contract/desk-pages';
import { readDeskSheet } from '@loadline/contract/exceptions/sheet-desk.api';
import { useEffect, useState } from 'react';
import { stringifySearch } from '../../../kernel/address.ts';
import { call } from '../../../kernel/call.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { copyAndTell } from '../../../resource/copy-and-tell.ts';
import { SheetTalk } from '../../../shared/exceptions/sheet-talk.tsx';
import type { TalkComment } from '../../../shared/exceptions/talk.ts';
import { Card } from '../../../ui/card.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { DeskReply } from './desk-reply.tsx';
import type { Exception } from './exception.ts';
import type { useDeskFiles } from './use-desk-files.ts';

interface DeskTalkCardProps {
  of: Exception;
  files: ReturnType<typeof useDeskFiles>;
  target: string | undefined;
}

/** The communication record with what is internal, and where one answers. */
export function DeskTalkCard({ of, files, target }: DeskTalkCardProps) {
  const { t } = useWords();
  const { sheet, comments } = of;
  const [shown, setShown] = useState('all');
  const [answering, setAnswering] = useState<TalkComment>();
  const internal = comments.filter((one) => one.internal).length;
  const isAllowed = may('op:exception:edit');
  useReading(of);
  return (
    <Card
      flush
      title={t('sheets.record')}
      aside={
        <>
          {t('exceptions.talkCount', { count: comments.length, internal })}
          <SegmentedControl
            label={t('exceptions.talkShown')}
            value={shown}
            onChange={setShown}
            options={[
              { value: 'all', label: t('exceptions.talkAll') },
              { value: 'customer', label: t('exceptions.talkCustomer') },
            ]}
          />
        </>
      }
    >
      <SheetTalk
        comments={shown === 'all' ? comments : comments.filter((one) => !one.internal)}
        files={files.byId}
        target={target}
        reader="customer"
        onAnswer={isAllowed ? setAnswering : undefined}
        onLink={({ commentId: reply }) =>
          void copyAndTell(
            `${location.origin}${deskPages.opsException.path}${stringifySearch({ no: sheet.sheetNo, reply })}`,
          )
        }
        onDownload={files.download}
      />
      {isAllowed ? (
        <DeskReply of={of} files={files} answering={answering} onNoAnswer={() => setAnswering(undefined)} />
      ) : null}
    </Card>
  );
}

/** What is on the screen is read. */
function useReading({ sheet: { sheetNo: no, unread }, comments }: Exception): void {
  const upTo = comments.at(-1)?.commentId;
  useEffect(() => {
    if (unread === 0 || upTo === undefined) return;
    void call(readDeskSheet, { body: { no, upTo }, refusal: 'in place' }).catch(() => undefined);
  }, [no, unread, upTo]);
}
