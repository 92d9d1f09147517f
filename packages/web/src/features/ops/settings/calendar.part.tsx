import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import {
  type CalendarEntry,
  calendarDay,
  calendarKinds,
  holidayRegions,
  kindFlaw,
} from '@loadline/contract/ops/calendar';
import {
  addHolidays,
  deleteCalendarDay,
  listCalendar,
  saveCalendarDay,
} from '@loadline/contract/ops/calendar.api';
import { holidayYears, publicHolidays, unknownYears } from '@loadline/contract/ops/public-holidays';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Values } from '../../../resource/input-look.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';
import { useDone } from '../use-done.ts';
import './settings.css';

const everyDay = onePage(asking(listCalendar, {}), (one) => one);

/** The days on which the forwarder works otherwise than every week. */
export function CalendarPart() {
  const { t, language } = useWords();
  const name = language === 'en' ? 'nameEn' : 'nameZh';
  const title = say(calendarDay.label, language);
  return (
    <ResourceBook
      of={calendarDay}
      title={title}
      unit={{ name: t('calendar.days'), one: t('calendar.one'), many: t('calendar.many') }}
      facts={(rows) => wholeText(rows.length)}
      list={everyDay}
      add={saveCalendarDay}
      change={saveCalendarDay}
      remove={({ id, version }) => call(deleteCalendarDay, { body: { id, version }, refusal: 'in place' })}
      names={[name]}
      columns={['date', name, 'kind', 'region', 'updatedAt']}
      cells={{
        date: { width: 170, cell: ({ date }: CalendarEntry) => `${date} ${weekday(date, language)}` },
        kind: { width: 170 },
        region: { width: 150 },
        updatedAt: { width: 160, muted: true },
      }}
      given={{ kind: 'off', region: 'own' }}
      inputs={{
        kind: { as: 'segments', span: 'whole', fault: (_, values) => faultOf(values, language) },
        region: { as: 'segments', span: 'whole' },
      }}
      search={t('calendar.search')}
      history={deedsOf()}
    >
      <PublicHolidays />
    </ResourceBook>
  );
}

/** 2026-10-01 Thu */
function weekday(date: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : 'zh-CN';
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function faultOf({ date, kind }: Values, language: Language): string | undefined {
  if (typeof date !== 'string' || !isCode(calendarKinds, kind)) return undefined;
  const flaw = kindFlaw({ date, kind });
  return flaw && say(flaw, language);
}

/** What the calendar decides, and the days that laws fix: a button for each region and year that is not there yet. */
function PublicHolidays() {
  const { t, language } = useWords();
  const done = useDone();
  const { data } = useQuery(asking(listCalendar, {}));
  const known = new Set(data?.map(({ date }) => date));
  const missing = codesOf(holidayRegions).flatMap((region) =>
    codesOf(holidayYears).map((year) => {
      const days = publicHolidays(region, year).filter(({ date }) => !known.has(date)).length;
      return { region, year, days };
    }),
  );
  const add = ({ days, ...body }: (typeof missing)[number]) =>
    done(call(addHolidays, { body, refusal: 'in place' }), t('calendar.added', { days })).catch(tellRefusal);
  const offered = missing.filter(({ days }) => days > 0);
  const unknown = data ? unknownYears(data, officeToday()) : [];
  return (
    <Card title={t('calendar.holidays')}>
      {unknown.length > 0 ? (
        <div className="settings__unknown">
          <Alert family="act">
            {t('calendar.unknown', { years: unknown.join(language === 'en' ? ', ' : '\u3001') })}
          </Alert>
        </div>
      ) : null}
      <p className="settings__says">{t('calendar.about')}</p>
      <p className="settings__says">{t('calendar.byHand')}</p>
      <div className="settings__holidays">
        {offered.map((one) => (
          <Button key={one.region + one.year} size="small" icon="plus" onClick={() => void add(one)}>
            {t('calendar.ofYear', { ...one, region: say(wordOf(holidayRegions, one.region), language) })}
          </Button>
        ))}
        {offered.length === 0 && unknown.length === 0 ? t('calendar.none') : null}
      </div>
    </Card>
  );
}
