/** What a person means by a day: `2026-11-22`, `20261122`, `2026/1/5` or one in Chinese is `YYYY-MM-DD`; undefined is none. */
export function dayIn(text: string): string | undefined {
  const { year = '', month = '', day = '' } = found(plain(text), spacedDay, tightDay);
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // February has no 30th, which JavaScript reads as a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** A time of 24 hours: `14:30`, `1430` and `9:05` are `HH:mm`; undefined is none. */
export function timeIn(text: string): string | undefined {
  const { hour = '', minute = '' } = found(plain(text), spacedTime, tightTime);
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** A day and its time in one of the ways above, as `YYYY-MM-DDTHH:mm`; undefined for half of it. */
export function momentIn(text: string): string | undefined {
  const { day = '', time = '' } = found(plain(text), aMoment);
  const [onDay, at] = [dayIn(day), timeIn(time)];
  return onDay && at && `${onDay}T${at}`;
}

/** Whether all of a day is typed, so that nothing can follow that would make it another: `2026-1-1` may become the 15th. */
export function isWholeDay(text: string): boolean {
  return /^\d{4}(\D?)\d{2}\1\d{2}$/.test(plain(text));
}

/** Whether all of a moment is typed. */
export function isWholeMoment(text: string): boolean {
  return /^\d{4}(\D?)\d{2}\1\d{2}[T ]\d{2}:?\d{2}$/.test(plain(text));
}

const spacedDay = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
const tightDay = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/;
const spacedTime = /^(?<hour>\d{1,2})[:.](?<minute>\d{1,2})(?::\d{2})?$/;
const tightTime = /^(?<hour>\d{1,2})(?<minute>\d{2})$/;
const aMoment = /^(?<day>[-/.\d]+)[T ]+(?<time>[:.\d]+)$/;

function found(text: string, ...shapes: readonly RegExp[]): Readonly<Record<string, string>> {
  return shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups) ?? {};
}

/** Digits and signs of full width are plain ones; a Chinese sign between two numbers of a day is a hyphen, any other a blank. */
function plain(text: string): string {
  const joined = text.normalize('NFKC').replaceAll(/\p{Script=Han}(?=\d{1,2}\p{Script=Han})/gu, '-');
  return joined.replaceAll(/\p{Script=Han}/gu, ' ').trim();
}
