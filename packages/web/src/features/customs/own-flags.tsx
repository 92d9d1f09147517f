import { replyToCustoms } from '@loadline/contract/customs/customs.api';
import { uploadFile } from '@loadline/contract/files/file.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import type { CustomsFlag, CustomsRecord } from '../../shared/customs/customs-record.ts';
import { FlagCard } from '../../shared/customs/flag-card.tsx';
import { SheetReply } from '../../shared/exceptions/sheet-reply.tsx';

/** What customs found abnormal, the open ones first, each answered in its place. */
export function OwnFlags({ of: { file, abnormal } }: { of: CustomsRecord }) {
  const open = abnormal.filter(({ state }) => state !== 'cleared');
  const shown = [...open, ...abnormal.filter(({ state }) => state === 'cleared')];
  return shown.map((flag) => (
    <FlagCard key={flag.sheetNo} flag={flag} page={may('order:view') ? 'sheetDetail' : undefined}>
      {flag.state !== 'cleared' && may('customs:reply') ? <FlagReply no={file.fileNo} flag={flag} /> : null}
    </FlagCard>
  ));
}

function FlagReply({ no, flag: { sheetNo } }: { no: string; flag: CustomsFlag }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [body, setBody] = useState('');
  return (
    <SheetReply
      label={t('customs.flag.reply')}
      body={body}
      onBody={setBody}
      answering={undefined}
      onNoAnswer={() => undefined}
      upload={may('file:upload') ? upload : undefined}
      sendLabel={t('customs.flag.send')}
      onSend={async (files) => {
        await call(replyToCustoms, { body: { no, sheetNo, body, files }, refusal: 'in place' });
        setBody('');
        notify('success', t('customs.flag.sent'));
        await client.invalidateQueries();
      }}
    />
  );
}

/** It is the uploader's alone until the answer names it. */
function upload(file: File) {
  return call(uploadFile, { query: { subject: 'sheet', id: null, type: '2' }, file, refusal: 'in place' });
}
