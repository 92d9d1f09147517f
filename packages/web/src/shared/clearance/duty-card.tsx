import { dutyFields } from '@loadline/contract/clearance/entry-duty';
import {
  dutyKinds,
  dutySources,
  dutyStates,
  ownDutyStates,
  waitsForCustomer,
  waitsForDesk,
} from '@loadline/contract/clearance/entry-duty.codes';
import type { Reckoning } from '@loadline/contract/clearance/entry-reckoning';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useState } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { shortDay } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import type { RecordFile } from '../../resource/files/record-file.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import { DutyLinesDialog } from './duty-lines-dialog.tsx';
import type { Duty } from './entry-record.ts';
import { EntryTime } from './entry-time.tsx';
import { FreeTime } from './free-time.tsx';
import { zoneText } from './zone-text.ts';
import '../exceptions/talk.css';

interface DutyCardProps {
  /** The newest first: what counts, and what was asked before. */
  duties: readonly Duty[];
  isStaff: boolean;
  files: readonly RecordFile[];
  onDownload: (fileId: string) => void;
  /** The lines of an estimate that the tariff worked out. */
  linesOf: (dutyId: string) => Question<Reckoning>;
  /** What can be done with the one that counts. */
  deeds?: ReactNode;
}

const waiting = [...waitsForCustomer, ...waitsForDesk];

/** What duties and fees will be, by kind and in all, and how far they are on their way to being paid. */
export function DutyCard({ duties, isStaff, files, onDownload, linesOf, deeds }: DutyCardProps) {
  const { t, language } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [duty, ...before] = duties;
  if (!duty) return null;
  const state = wordOf(isStaff ? dutyStates : ownDutyStates, duty.state);
  return (
    <Card
      flush
      family={waiting.includes(duty.state) ? state.family : undefined}
      title={t('clearance.duty.title', { state: say(state, language) })}
    >
      <div className="customs-rfi">
        <dl className="customs-tax">
          {duty.amounts.map(({ kind, amount, source }) => (
            <div key={kind}>
              <dt>
                {say(wordOf(dutyKinds, kind), language)}
                {duty.source === 'tariff' && source === 'typed' ? (
                  <small>{say(wordOf(dutySources, source), language)}</small>
                ) : null}
              </dt>
              <dd>{moneyText(amount)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('clearance.duty.total')}</dt>
            <dd>
              <b>USD {moneyText(duty.total)}</b>
            </dd>
          </div>
        </dl>
        <p className="customs-exam__hold">
          {t(duty.source === 'tariff' ? 'clearance.duty.reckoned' : 'clearance.duty.source', {
            source: say(wordOf(dutySources, duty.source), language),
            no: duty.estimateNo,
          })}{' '}
          {duty.source === 'tariff' ? (
            <Button look="text" size="small" onClick={() => setOpen(true)}>
              {t('clearance.duty.lines')}
            </Button>
          ) : null}
        </p>
        <DutyFacts duty={duty} />
        {files
          .filter(({ fileId }) => duty.proofFiles.includes(fileId))
          .map(({ fileId, name, size }) => (
            <button key={fileId} type="button" className="talk__file" onClick={() => onDownload(fileId)}>
              <Icon name="file" size={14} />
              {name} · {fileSizeText(size)}
            </button>
          ))}
        <Earlier duties={before} isStaff={isStaff} />
      </div>
      {deeds ? <div className="customs-deeds customs-duty__deeds">{deeds}</div> : null}
      {isOpen ? (
        <DutyLinesDialog
          estimateNo={duty.estimateNo}
          question={linesOf(duty.id)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Card>
  );
}

const keys = [
  'feeDate',
  'note',
  'approveBy',
  'decidedWho',
  'decidedAt',
  'refusal',
  'payBy',
  'proofWho',
  'proofAt',
  'paidAt',
  'paymentNote',
] as const;

function DutyFacts({ duty }: { duty: Duty }) {
  const { approveBy, approveEnds, decidedAt, payBy, payEnds, proofAt, paidAt, state } = duty;
  const instead: Partial<Record<(typeof keys)[number], ReactNode>> = {
    approveBy: approveBy && (
      <Until day={approveBy} ends={state === 'TO_APPROVE' ? approveEnds : null} zone={duty.zone} />
    ),
    decidedAt: decidedAt && <EntryTime at={decidedAt} />,
    payBy: payBy && <Until day={payBy} ends={state === 'TO_PAY' ? payEnds : null} zone={duty.zone} />,
    proofAt: proofAt && <EntryTime at={proofAt} />,
    paidAt: paidAt && <EntryTime at={paidAt} />,
  };
  const told = keys.filter((key) => duty[key]);
  const facts = useFacts({ fields: dutyFields, keys: told, record: duty, instead });
  return <FactList facts={facts} />;
}

/** A last day by the calendar of its zone, counted down while it matters. */
function Until({ day, ends, zone }: { day: string; ends: string | null; zone: string }) {
  const { language } = useWords();
  return (
    <>
      <b>{shortDay(day)}</b> <small>{zoneText(zone, language)}</small>{' '}
      {ends ? <FreeTime ends={ends} /> : null}
    </>
  );
}

/** What was asked before, with who approved which amount. */
function Earlier({ duties, isStaff }: Pick<DutyCardProps, 'duties' | 'isStaff'>) {
  const { t, language } = useWords();
  if (duties.length === 0) return null;
  return (
    <ul className="customs-duty__earlier" aria-label={t('clearance.duty.earlier')}>
      {duties.map(({ id, estimateNo, total, approvedTotal, decidedWho, decidedAt, refusal, state }) => (
        <li key={id}>
          {t('clearance.duty.before', { no: estimateNo, total: moneyText(total) })}{' '}
          {decidedAt ? (
            <>
              {approvedTotal
                ? t('clearance.duty.approvedBy', { who: decidedWho ?? '' })
                : t('clearance.duty.refusedBy', { who: decidedWho ?? '', why: refusal ?? '' })}{' '}
              <EntryTime at={decidedAt} />
            </>
          ) : (
            say(wordOf(isStaff ? dutyStates : ownDutyStates, state), language)
          )}
        </li>
      ))}
    </ul>
  );
}
