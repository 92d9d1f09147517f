import { answerRfi } from '@loadline/contract/clearance/entry.api';
import { openRfis, rfiLifecycle } from '@loadline/contract/clearance/entry-rfi.codes';
import { filesOf } from '@loadline/contract/files/file.api';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { saveOne } from '../../resource/files/save-one.ts';
import type { EntryRecord, Rfi } from '../../shared/clearance/entry-record.ts';
import { RfiCards } from '../../shared/clearance/rfi-card.tsx';
import { SheetReply } from '../../shared/exceptions/sheet-reply.tsx';
import { uploadUnattached } from './unattached-file.ts';

interface OwnRfisProps {
  of: EntryRecord;
  /** Those that somebody still has to do something about, or the others. */
  which: 'open' | 'over';
}

/** What is asked of the reader's entry, answered in its place. */
export function OwnRfis({ of, which }: OwnRfisProps) {
  const rfis = of.rfis.filter(({ state }) => openRfis.includes(state) === (which === 'open'));
  const { data: files = [] } = useQuery(asking(filesOf, { subject: 'clearance', id: of.file.id }));
  return (
    <RfiCards
      of={{ ...of, rfis }}
      isStaff={false}
      files={files}
      onDownload={(fileId) => saveOne(ownFileCalls('clearance', of.file.id), fileId)}
      reply={(rfi) =>
        may('customs2:reply') && canMove(rfiLifecycle, rfi.state, 'ANSWERED') ? (
          <Answer no={of.file.fileNo} rfi={rfi} />
        ) : null
      }
    />
  );
}

function Answer({ no, rfi: { id: rfi, state } }: { no: string; rfi: Rfi }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [body, setBody] = useState('');
  return (
    <SheetReply
      label={t(state === 'OPEN' ? 'clearance.rfi.answer' : 'clearance.rfi.add')}
      body={body}
      onBody={setBody}
      answering={undefined}
      onNoAnswer={() => undefined}
      upload={may('file:upload') ? (file) => uploadUnattached(file, '2') : undefined}
      sendLabel={t('clearance.rfi.send')}
      onSend={async (files) => {
        await call(answerRfi, { body: { no, rfi, body, files }, refusal: 'in place' });
        setBody('');
        notify('success', t('clearance.rfi.sent'));
        await client.invalidateQueries();
      }}
    />
  );
}
