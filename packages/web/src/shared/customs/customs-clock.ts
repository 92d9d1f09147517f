import { customsClocks, customsZones, type Territory } from '@loadline/contract/customs/customs.codes';
import { type Language, say } from '@loadline/contract/kernel/text';
import { localTime } from '../../kernel/time.ts';

/** By whose clocks a territory's customs work: as an IANA zone, and as it is called. */
export function clockOfCustoms(territory: Territory, language: Language) {
  return { zone: customsZones[territory], name: say(customsClocks[territory], language) };
}

/** A time by the clocks of its customs; abroad it says which. */
export function customsTime(instant: string, territory: Territory): string {
  const { short, offset } = localTime(instant, customsZones[territory]);
  return territory === 'CN' ? short : `${short} ${offset}`;
}
