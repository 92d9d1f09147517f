import { decideDuty, proveDuty } from '@loadline/contract/clearance/entry.api';
import type { DutyState } from '@loadline/contract/clearance/entry-duty.codes';
import { dutyLines } from '@loadline/contract/clearance/entry-tariff.api';
import { filesOf } from '@loadline/contract/files/file.api';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { saveOne } from '../../resource/files/save-one.ts';
import { takenFiles } from '../../resource/files/use-upload.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { tellRefusal } from '../../resource/tell-refusal.ts';
import { DutyCard } from '../../shared/clearance/duty-card.tsx';
import type { Duty, EntryRecord } from '../../shared/clearance/entry-record.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { uploadUnattached } from './unattached-file.ts';

/** What the reader's duties will be, with what is to be done about them. */
export function OwnDuty({ of }: { of: EntryRecord }) {
  const { data: files = [] } = useQuery(asking(filesOf, { subject: 'clearance', id: of.file.id }));
  const [duty] = of.duties;
  return (
    <DutyCard
      duties={of.duties}
      isStaff={false}
      files={files}
      onDownload={(fileId) => saveOne(ownFileCalls('clearance', of.file.id), fileId)}
      linesOf={(id) => asking(dutyLines, { no: of.file.fileNo, duty: id })}
      deeds={duty && may('duty:approve') ? deedsOf(of.file.fileNo, duty) : null}
    />
  );
}

function deedsOf(no: string, duty: Duty): ReactNode {
  const shown: Partial<Record<DutyState, ReactNode>> = {
    TO_APPROVE: <Decide no={no} duty={duty} />,
    ...(may('file:upload') && { TO_PAY: <Prove no={no} duty={duty} /> }),
  };
  return shown[duty.state] ?? null;
}

interface OneProps {
  no: string;
  duty: Duty;
}

/** Approves the amount as it stands, or refuses it and says why. */
function Decide({ no, duty }: OneProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<'APPROVED' | 'REFUSED'>();
  const close = () => setAsked(undefined);
  const decide = async (to: 'APPROVED' | 'REFUSED', refusal: string | null) => {
    await call(decideDuty, { body: { no, duty: duty.id, to, refusal }, refusal: 'in place' });
    close();
    notify('success', t(to === 'APPROVED' ? 'clearance.duty.approved' : 'clearance.duty.refused'));
    await client.invalidateQueries();
  };
  const amount = `USD ${moneyText(duty.total)}`;
  const title = asked === 'REFUSED' ? t('clearance.duty.refuse') : t('clearance.duty.approve');
  const form = { submitLabel: title, onCancel: close };
  return (
    <>
      <Button onClick={() => setAsked('REFUSED')}>{t('clearance.duty.refuse')}</Button>
      <Button look="primary" onClick={() => setAsked('APPROVED')}>
        {t('clearance.duty.approve')}
      </Button>
      {asked ? (
        <Modal open onClose={close} title={`${no}: ${title}`} closeLabel={t('resource.close')}>
          <p className="customs-duty__says">
            {t(asked === 'REFUSED' ? 'clearance.duty.refuseSays' : 'clearance.duty.approveSays', { amount })}
          </p>
          {asked === 'REFUSED' ? (
            <ResourceForm
              {...form}
              fields={refusalFields}
              values={{}}
              onSubmit={({ refusal }) => decide('REFUSED', refusal)}
            />
          ) : (
            <ResourceForm {...form} fields={{}} values={{}} onSubmit={() => decide('APPROVED', null)} />
          )}
        </Modal>
      ) : null}
    </>
  );
}

const refusalFields = { refusal: { ...decideDuty.body.refusal, required: true } };

/** Shows by files that it is paid. */
function Prove({ no, duty: { id: duty } }: OneProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const send = async (chosen: readonly File[]) => {
    setBusy(true);
    try {
      const files: string[] = [];
      for (const file of chosen) files.push((await uploadUnattached(file, '11')).fileId);
      await call(proveDuty, { body: { no, duty, files }, refusal: 'in place' });
      notify('success', t('clearance.duty.proofSent'));
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
      await client.invalidateQueries();
    }
  };
  return (
    <>
      <Button look="primary" icon="upload" busy={busy} onClick={() => input.current?.click()}>
        {t('clearance.duty.prove')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={takenFiles}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (chosen.length > 0) void send(chosen);
        }}
      />
    </>
  );
}
