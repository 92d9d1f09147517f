import { daysBetween, type LocalTime, localTime } from '../kernel/time.ts';
import { useWords } from '../kernel/words.ts';
import { missing } from './value-text.ts';
import './styles/place-time.css';

interface PlaceTimeProps {
  instant: string | null;
  /** Where it is, by its IANA zone. */
  zone: string;
  /** The zone of the time that stands beside it: with another one, both say theirs, or an arrival seems to be before its departure. */
  beside?: string;
  /** Of an arrival the departure beside it: by how many days of the calendar it is later, is said. */
  after?: string | null;
  /** Beside times of other places the offset is said in any case. */
  offset?: boolean;
  className?: string | undefined;
  /** What it is, before the time. */
  mark?: string;
}

/** A moment by the clocks of its place, with year and offset on hover. */
export function PlaceTime({
  instant,
  zone,
  beside = zone,
  after = null,
  offset = false,
  className,
  mark,
}: PlaceTimeProps) {
  if (instant === null) return <span className="value-missing">{missing}</span>;
  const at = localTime(instant, zone);
  return (
    <time className={className} dateTime={instant} title={`${at.full} ${at.offset}`}>
      {mark ? `${mark} ` : null}
      {at.short}
      {offset || at.offset !== localTime(instant, beside).offset ? <Offset of={at} /> : null}
      {after === null ? null : <DaysLater days={daysBetween(localTime(after, beside), at)} />}
    </time>
  );
}

function DaysLater({ days }: { days: number }) {
  const { t } = useWords();
  if (days <= 0) return null;
  return <small className="place-time__later"> {t('times.daysLater', { count: days })}</small>;
}

function Offset({ of }: { of: LocalTime }) {
  return <small className="place-time__offset"> {of.offset}</small>;
}
