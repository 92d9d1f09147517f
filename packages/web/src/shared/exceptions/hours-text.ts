/** Minutes as hours and minutes of a clock: `4:48`, whatever their sign. */
export function hoursText(minutes: number): string {
  const whole = Math.floor(Math.abs(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
