import { knownPlaces } from '@loadline/contract/codes/place';
import { stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, instant, orNull, text, textOf } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { leaveToken, oneClickLink, watchLink } from './watches.links.ts';

const toTellColumns = {
  watch_id: text,
  number: text,
  language: textOf<Language>(),
  stage: text,
  occurred_at: instant,
  zone: text,
  day_only: flag,
  place: orNull(text),
};
type ToTell = RowOf<typeof toTellColumns>;

/** Tells everybody who watches a shipment of a milestone, once however often the queue tries. */
export function tellWatchersJob(house: House): Job {
  return {
    name: 'tell-watchers',
    permission: 'nobody',
    async work(_viewer, payload) {
      const { orgId, eventId } = eventIn(payload);
      const waiting = await asProgram(
        house.staff,
        sql.type(toTellColumns)`select * from watchers_to_tell(${orgId}, ${eventId})`,
      );
      for (const one of waiting) {
        const told = JSON.stringify(valuesFor(house, one));
        await asProgram(
          house.staff,
          sql`select tell_watcher(${orgId}, ${one.watch_id}, ${eventId}, ${newId()}, ${told}::jsonb)`,
        );
      }
    },
  };
}

/** Addresses that are of no more use go. */
export function sweepWatchesJob({ staff }: House): Job {
  return {
    name: 'sweep-watches',
    permission: 'nobody',
    recurs: '41 3 * * *',
    async work() {
      await asProgram(staff, sql`select forget_watches()`);
    },
  };
}

function eventIn(payload: unknown): { orgId: string; eventId: string } {
  const isTold =
    typeof payload === 'object' && payload !== null && 'orgId' in payload && 'eventId' in payload;
  if (!isTold || typeof payload.orgId !== 'string' || typeof payload.eventId !== 'string')
    throw new Error('the job names no event');
  return { orgId: payload.orgId, eventId: payload.eventId };
}

// A mail is only asked for where links have an address; one that was taken away since leaves the links bare.
function valuesFor({ config, vault }: House, one: ToTell): Record<string, string> {
  const token = leaveToken(vault, one.watch_id);
  const { publicUrl = '' } = config;
  return {
    number: one.number,
    stage: say(wordOf(stages, one.stage), one.language),
    time: timeAt(one),
    place: one.place ? say(wordOf(knownPlaces, one.place), one.language) : '',
    link: watchLink(publicUrl, 'no', one.number),
    leave: watchLink(publicUrl, 'leave', token),
    oneClick: oneClickLink(publicUrl, token),
  };
}

/** `2026-11-06 22:40 GMT+8` at the place itself; its day alone where no more is known. */
function timeAt({ occurred_at: at, zone, day_only: dayOnly }: ToTell): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return dayOnly ? day : `${day} ${parts['hour']}:${parts['minute']} ${parts['timeZoneName']}`;
}
