import { exact, fixed, over, times } from '@loadline/contract/kernel/decimal';
import type { Clerk } from './accounts.ts';
import { companyAccounts, ratesAbout } from './bills.seed.ts';
import { chanceOf } from './chance.ts';
import { ageInHours } from './demo-id.ts';
import { hoursAfter, localDay } from './local-hours.ts';

const weeks = 20;

/** The day in China so many days ago: `YYYY-MM-DD`. */
export function chinaDayAgo(now: Date, days: number): string {
  return localDay(hoursAfter(now, -24 * days), 'Asia/Shanghai');
}

/** What foreign money was worth on the Mondays before today, each of which holds until the next one. */
export function exchangeRateRows({ name }: Clerk, now: Date) {
  const weekday = new Date(`${chinaDayAgo(now, 0)}T00:00:00Z`).getUTCDay();
  const sinceMonday = weekday === 1 ? 7 : (weekday + 6) % 7;
  return Array.from({ length: weeks }, (_, at) => chinaDayAgo(now, sinceMonday + 7 * at)).flatMap((day) =>
    Object.entries(ratesAbout).map(([currency, about]) => {
      const chance = chanceOf(`rate of ${currency} ${day}`);
      const published = new Date(`${day}T09:20:00+08:00`);
      return {
        id: chance.id(published),
        currency,
        day,
        rate: moved(about, chance.whole(-90, 90)),
        source: '央行中间价 PBoC central parity',
        version: 1,
        changed_who: name,
        changed_at: published,
      };
    }),
  );
}

/** A figure, so many ten-thousandths of it higher. */
function moved(figure: string, parts: number): string {
  return fixed(times(exact(figure), over(exact(String(10_000 + parts)), exact('10000'))), 4);
}

/** Where the companies of the demo are paid. */
export function companyAccountRows({ name }: Clerk, now: Date) {
  return companyAccounts.map((account) => ({
    ...account,
    version: 1,
    changed_who: name,
    changed_at: hoursAfter(now, -ageInHours),
  }));
}
