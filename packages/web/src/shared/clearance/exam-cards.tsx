import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { deskExamFields } from '@loadline/contract/clearance/entry-exam';
import { examAgencies, examKinds } from '@loadline/contract/clearance/entry-exam.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { shortDay } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { useFacts } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import type { Exam } from './entry-record.ts';
import { EntryTime } from './entry-time.tsx';
import { FreeTime } from './free-time.tsx';
import { zoneText } from './zone-text.ts';

interface ExamCardsProps<E extends Exam> {
  exams: readonly E[];
  /** What can be done with one. */
  deeds?: (exam: E) => ReactNode;
  /** What the desk alone knows of one: amounts with the key under which they are called. */
  charge?: (exam: E) => ReactNode;
}

/** Every hold of customs with its examination: where, what it costs, and how long the cargo lies free of charge. */
export function ExamCards<E extends Exam>({ exams, deeds, charge }: ExamCardsProps<E>) {
  return exams.map((exam) => (
    <ExamCard key={exam.id} exam={exam} deeds={deeds?.(exam)} charge={charge?.(exam)} />
  ));
}

const keys = ['agency', 'since', 'endedAt', 'place', 'firms', 'examCost', 'lastFreeDay', 'charged'] as const;

interface ExamCardProps {
  exam: Exam;
  deeds: ReactNode;
  charge: ReactNode;
}

function ExamCard({ exam, deeds, charge }: ExamCardProps) {
  const { t, language } = useWords();
  const { code, agency, examKind, examCost, currency, endedAt } = exam;
  const isOpen = endedAt === null;
  const hold = say(wordOf(dispositions, code), language);
  const known: Record<(typeof keys)[number], ReactNode> = {
    agency: agency && say(wordOf(examAgencies, agency), language),
    since: <EntryTime at={exam.since} />,
    endedAt: endedAt && <EntryTime at={endedAt} />,
    place: exam.place,
    firms: exam.firms,
    examCost: examCost && currency && amountText(currency, examCost),
    lastFreeDay: exam.lastFreeDay && <FreeDay exam={exam} day={exam.lastFreeDay} />,
    charged: charge,
  };
  const told = keys.filter((key) => known[key]);
  const facts = useFacts({ fields: deskExamFields, keys: told, record: exam, instead: known });
  const title = examKind
    ? t('clearance.exam.title', { kind: say(wordOf(examKinds, examKind), language) })
    : hold;
  return (
    <Card family={isOpen ? 'stop' : undefined} title={title} aside={deeds}>
      {examKind ? <p className="customs-exam__hold">{hold}</p> : null}
      <FactList facts={facts} />
      {agency ? null : <p className="customs-exam__hold">{t('clearance.exam.none')}</p>}
    </Card>
  );
}

/** The day by the calendar of its place, and what is left of it while the hold is open. */
function FreeDay({ exam: { zone, freeEnds, endedAt }, day }: { exam: Exam; day: string }) {
  const { language } = useWords();
  return (
    <>
      <b>{shortDay(day)}</b> <small>{zone && zoneText(zone, language)}</small>
      {freeEnds && endedAt === null ? (
        <>
          {' '}
          <FreeTime ends={freeEnds} />
        </>
      ) : null}
    </>
  );
}

export function amountText(currency: string, amount: string): string {
  return `${currency} ${moneyText(amount)}`;
}
