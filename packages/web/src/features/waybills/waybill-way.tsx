import { placeOf, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { may } from '../../kernel/session.ts';
import { localTime } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { durationText } from '../../resource/duration-text.ts';
import { useNow } from '../../resource/use-now.ts';
import { missing } from '../../resource/value-text.ts';
import { type PathState, type PathStep, StatePath } from '../../ui/state-path.tsx';
import type { DeskWaybill, WaybillFlight } from './waybill-record.ts';
import { lastingOf, zoneOfStatus } from './waybill-time.ts';

interface WaybillWayProps {
  of: Pick<DeskWaybill, 'path' | 'next'> & { readonly waybill: WaybillFlight };
}

type Tile = DeskWaybill['path'][number];

/** The way through the states: when each was reached, in the time of its place, and what can follow now. */
export function WaybillWay({ of: { path, next, waybill } }: WaybillWayProps) {
  const { t, language } = useWords();
  const now = useNow();
  const here = placeOf(path.find(({ isCurrent }) => isCurrent)?.status ?? '0');
  const stateOf = ({ isCurrent, skipped, at, status }: Tile): PathState => {
    if (isCurrent) return 'now';
    if (skipped) return 'skipped';
    if (at !== null) return 'passed';
    return next.some(({ to }) => to === status) ? 'next' : 'coming';
  };
  const noteOf = (tile: Tile, state: PathState): string => {
    if (state === 'now' && tile.at !== null) {
      const lasting = lastingOf(tile.at, now);
      return 'days' in lasting
        ? t('waybills.way.days', { count: lasting.days })
        : t('waybills.way.waits', { time: durationText(lasting.minutes, t) });
    }
    if (tile.at !== null) return timeOf(tile.at, tile.status);
    if (state === 'skipped' || state === 'next') return t(`waybills.way.${state}`);
    // The numbers of the states are the forwarder's own.
    return isUnneeded(tile, state) || !may('op:mawb:view') ? missing : tile.status;
  };
  /** By the clocks of its place, which the tiles behind the flight say where they are others than before it. */
  function timeOf(at: string, status: Tile['status']): string {
    const { short, offset } = localTime(at, zoneOfStatus(status, waybill));
    return offset === localTime(at, waybill.originZone).offset ? short : `${short} ${offset}`;
  }
  /** The usual way has tiles that this one passed without needing them. */
  function isUnneeded({ status }: Tile, state: PathState): boolean {
    return state === 'coming' && placeOf(status) < here;
  }
  const steps = path.map((tile): PathStep => {
    const state = stateOf(tile);
    const at = tile.at === null ? undefined : localTime(tile.at, zoneOfStatus(tile.status, waybill));
    return {
      key: tile.status,
      name: say(wordOf(waybillStatuses, tile.status), language),
      state,
      note: noteOf(tile, state),
      spoken: isUnneeded(tile, state) ? '' : t(`waybills.way.spoken.${state}`),
      title:
        at &&
        [may('op:mawb:view') ? tile.status : null, `${at.full} ${at.offset}`].filter(Boolean).join(' · '),
    };
  });
  return <StatePath label={t('waybills.way.title')} steps={steps} />;
}
