import type { Control } from '../../../resource/input-look.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { instantIn, shownIn } from '../../../resource/waybill/waybill-time.ts';

/** A moment, entered as the clocks of its place show it. */
export function ZonedInput({ zone, ...control }: Control & { zone: string }) {
  const clock = {
    shown: (instant: string) => shownIn(zone, instant),
    instant: (shown: string) => instantIn(zone, shown),
  };
  return <InstantInput {...control} clock={clock} />;
}
