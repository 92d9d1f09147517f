import { chosenTime } from '../../kernel/chosen-zone.ts';
import { missing } from '../../resource/value-text.ts';

/** A moment in the zone that was chosen, with its offset. */
export function EntryTime({ at }: { at: string | null }) {
  if (at === null) return <span className="value-missing">{missing}</span>;
  const { short, offset } = chosenTime(at);
  return (
    <time dateTime={at}>
      {short} <small>{offset}</small>
    </time>
  );
}
