import { type LocalTime, localTime } from '../kernel/time.ts';
import { missing } from './value-text.ts';
import './styles/place-time.css';

interface PlaceTimeProps {
  instant: string | null;
  /** Where it is, by its IANA zone. */
  zone: string;
  /** The zone of the time that stands beside it: with another one, both say theirs, or an arrival seems to be before its departure. */
  beside?: string;
  className?: string | undefined;
  /** What it is, before the time. */
  mark?: string;
}

/** A moment by the clocks of its place, with year and offset on hover. */
export function PlaceTime({ instant, zone, beside = zone, className, mark }: PlaceTimeProps) {
  if (instant === null) return <span className="value-missing">{missing}</span>;
  const at = localTime(instant, zone);
  return (
    <time className={className} dateTime={instant} title={`${at.full} ${at.offset}`}>
      {mark ? `${mark} ` : null}
      {at.short}
      {at.offset === localTime(instant, beside).offset ? null : <Offset of={at} />}
    </time>
  );
}

function Offset({ of }: { of: LocalTime }) {
  return <small className="place-time__offset"> {of.offset}</small>;
}
