import type { Exclusion, TariffRules } from './measure.ts';
import type { Case, Due } from './tariff-due.ts';
import { isComputed } from './tariff-due.ts';
import type { TariffAlert } from './tariff-line.ts';

/** Items whose codes name the number, and the claimed one if it holds on the day. */
export interface Exclusions {
  readonly claimed: Exclusion | undefined;
  readonly alerts: readonly TariffAlert[];
}

/** Exclusions of section 301 are China's. */
export function exclusionsOf({ line, day }: Case, { exclusions }: TariffRules): Exclusions {
  if (line.origin !== 'CN') return { claimed: undefined, alerts: notValidIf(line.claims.exclusion) };
  const fitting = exclusions.filter(({ codes }) => codes.some((code) => line.hts.startsWith(code)));
  const valid = fitting.filter(({ from, until }) => from <= day && day <= until);
  if (line.claims.exclusion !== null) {
    const claimed = valid.find(({ item }) => item === line.claims.exclusion);
    return { claimed, alerts: claimed ? [] : notValidIf(line.claims.exclusion) };
  }
  const headings = new Set(valid.map(({ heading }) => heading));
  const over = new Map(
    fitting
      .filter(({ heading, until }) => until < day && !headings.has(heading))
      .map(({ heading, until }) => [heading, until]),
  );
  return {
    claimed: undefined,
    alerts: [
      ...[...headings].map((heading): TariffAlert => ({ code: 'exclusionMayApply', said: { heading } })),
      ...[...over].map(
        ([heading, until]): TariffAlert => ({ code: 'exclusionEnded', said: { heading, until } }),
      ),
    ],
  };
}

function notValidIf(item: string | null): TariffAlert[] {
  return item === null ? [] : [{ code: 'exclusionNotValid', said: { item } }];
}

/** What of a line has to be looked at by hand. */
export function alertsOf({ line, day }: Case, due: Due, rules: TariffRules): TariffAlert[] {
  const flags = rules.adCv(line.hts);
  const disputed = due.duties.find(({ disputedFrom }) => disputedFrom !== null && disputedFrom <= day);
  const meets232 =
    line.claims.chapter98 !== null && due.duties.some(({ chapter98 }) => chapter98 === 'entered');
  const alerts: (TariffAlert | false | undefined)[] = [
    ...due.voidClaims.map((measure): TariffAlert => ({ code: 'claimNotValid', said: { measure } })),
    due.isPartly && { code: 'needsTenDigits', said: {} },
    flags.includes('AD') && { code: 'adPossible', said: {} },
    flags.includes('CV') && { code: 'cvPossible', said: {} },
    ...due.open.map((measure): TariffAlert => {
      const said = { title: measure.title, heading: measure.heading };
      return { code: !isComputed(measure) && !measure.lacksList ? 'unconfirmed' : 'listNotLoaded', said };
    }),
    disputed && { code: 'disputed', said: { program: disputed.program } },
    meets232 && { code: 'chapter98Unsettled', said: {} },
  ];
  return alerts.filter((one) => one !== false && one !== undefined);
}
