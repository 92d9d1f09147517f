import { deskDutyLines } from '@loadline/contract/clearance/entry-desk.api';
import { type DutyState, dutyLifecycle } from '@loadline/contract/clearance/entry-duty.codes';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { saveOne } from '../../../resource/files/save-one.ts';
import { DutyCard } from '../../../shared/clearance/duty-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Asked, DeskEntry } from './desk-entry.ts';

interface DeskDutyProps {
  of: DeskEntry;
  onAsk: (asked: Asked) => void;
}

/** What duties will be, what their customer said of it, and how far the payment is. */
export function DeskDuty({ of: { file, duties }, onAsk }: DeskDutyProps) {
  const { t } = useWords();
  const { data: files = [] } = useQuery(asking(deskFilesOf, { subject: 'clearance', id: file.id }));
  const [duty] = duties;
  const write = (
    <>
      <Button look="text" size="small" icon="scales" onClick={() => onAsk('reckoning')}>
        {t('clearanceDesk.duty.reckon')}
      </Button>
      <Button look="text" size="small" icon="edit" onClick={() => onAsk('duty')}>
        {t(duty ? 'clearanceDesk.duty.again' : 'clearanceDesk.duty.write')}
      </Button>
    </>
  );
  if (!duty)
    return (
      <Card title={t('clearanceDesk.duty.card')}>
        {t('clearanceDesk.duty.none')}
        <div className="customs-deeds customs-duty__deeds">{write}</div>
      </Card>
    );
  const next = nextOf(dutyLifecycle, duty.state, permissionsHeld());
  return (
    <DutyCard
      duties={duties}
      isStaff
      files={files}
      onDownload={(fileId) => saveOne(deskFileCalls('clearance', file.id), fileId)}
      linesOf={(id) => asking(deskDutyLines, { no: file.fileNo, duty: id })}
      deeds={
        <>
          {next.map((to) => (
            <Button
              key={to}
              size="small"
              look={to === 'PAID' || duty.state === 'APPROVED' ? 'primary' : undefined}
              onClick={() => onAsk({ duty, payment: to })}
            >
              {t(paymentKey(duty.state, to))}
            </Button>
          ))}
          {write}
        </>
      }
    />
  );
}

/** A proof that shows too little is sent back, which asks for the payment once more. */
export function paymentKey(from: DutyState, to: DutyState) {
  if (to === 'PAID') return 'clearanceDesk.duty.confirm';
  return from === 'PROOF_SENT' ? 'clearanceDesk.duty.question' : 'clearanceDesk.duty.ask';
}
