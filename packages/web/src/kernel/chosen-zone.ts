import { store, stored } from './stored.ts';
import { type LocalTime, localTime } from './time.ts';

/** What the specification keeps: the difference to UTC in hours, 8 unless told. The zone itself has a key of its own. */
const usual = { diff: '8', zone: 'Asia/Shanghai' } as const;

/** The zone in which clearance in the United States is read. A difference alone, as other clients keep it, is a fixed offset. */
export function chosenZone(): string {
  const diff = stored('timezone') ?? usual.diff;
  return stored('timezone.name') ?? (diff === usual.diff ? usual.zone : fixedZone(diff));
}

/** `-8` → `Etc/GMT+8`: the names of fixed offsets have the sign of the old way. */
function fixedZone(diff: string): string {
  const hours = Number(diff);
  if (!Number.isInteger(hours) || hours < -12 || hours > 14) return usual.zone;
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
}

/** Stores a zone and reads the page anew (spec). */
export function chooseZone({ zone, diff }: { readonly zone: string; readonly diff: string }): void {
  store('timezone', diff);
  store('timezone.name', zone);
  location.reload();
}

export function chosenTime(instant: string): LocalTime {
  return localTime(instant, chosenZone());
}
