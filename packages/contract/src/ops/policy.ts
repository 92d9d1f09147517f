import type { Severity, SheetKind } from '../exceptions/sheet-kind.ts';
import { severities, sheetKinds } from '../exceptions/sheet-kind.ts';
import { usualSeverity } from '../exceptions/sheet-severity.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable, codeTableOf, isCode } from '../kernel/code.ts';
import type { Field, Place } from '../kernel/field.ts';
import { code, decimal, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { allIn } from '../kernel/subject.ts';
import type { Text } from '../kernel/text.ts';
import type { Calendar, CalendarDay } from '../kernel/working-time.ts';
import { calendarOf } from '../kernel/working-time.ts';
import { subjects } from '../subjects.ts';
import { creditFigures } from './policy.credit.ts';
import { differenceFigures } from './policy.differences.ts';
import { exceptionFigures } from './policy.exceptions.ts';
import type { Figure } from './policy.figure.ts';
import { watchFigures } from './policy.watching.ts';
import type { WorkQueue } from './work.ts';

/** Where figures stand together on the screen. */
export const policyGroups = codeTable('policy group', {
  differences: { zh: '允许误差', en: 'Tolerances' },
  exceptions: { zh: '异常单', en: 'Exception sheets' },
  watching: { zh: '跟进与提醒', en: 'Watching' },
  credit: { zh: '信用与催收', en: 'Credit and reminders' },
  waiting: { zh: '待办时限', en: 'Work list' },
});

export type PolicyGroup = CodeOf<typeof policyGroups>;

export type PolicyName =
  | (typeof differenceFigures)[number][0]
  | (typeof exceptionFigures)[number][0]
  | (typeof watchFigures)[number][0]
  | (typeof creditFigures)[number][0]
  | `severity.${SheetKind}`
  | `late.${WorkQueue}`;

interface Policy extends Figure {
  readonly group: PolicyGroup;
}

const queues = allIn(subjects, 'queues');

const fromNowOn: Text = {
  zh: '只用于之后新开的异常单；已开的不变。',
  en: 'It holds for sheets opened from now on; those that are open stay as they are.',
};

const all: ReadonlyMap<PolicyName, Policy> = new Map<PolicyName, Policy>([
  ...within('differences', differenceFigures),
  ...within('exceptions', exceptionFigures),
  ...codesOf(sheetKinds).map((kind): [PolicyName, Policy] => [
    `severity.${kind}`,
    {
      group: 'exceptions',
      zh: `严重程度：${sheetKinds.codes[kind].zh}`,
      en: `Severity: ${sheetKinds.codes[kind].en}`,
      unit: 'severity',
      initial: usualSeverity(kind),
      max: '',
      decides: {
        zh: '新开此类异常单时的严重程度，由此决定时限；客服可逐单修改。',
        en: 'How grave a new sheet of this kind is, which decides its hours; service can change it in each.',
      },
      existing: fromNowOn,
    },
  ]),
  ...within('watching', watchFigures),
  ...within('credit', creditFigures),
  ...codesOf(codeTable('work queue', queues))
    .filter((queue) => queue !== 'exceptions')
    .map((queue): [PolicyName, Policy] => [
      `late.${queue}`,
      {
        group: 'waiting',
        zh: queues[queue].zh,
        en: queues[queue].en,
        unit: 'workingHours',
        initial: String(queues[queue].lateAfterHours),
        min: '1',
        max: '200',
        decides: {
          zh: '等待超过即为超时，排在待办最前并标红。',
          en: 'What waits longer is late: it stands first on the work list and is marked.',
        },
        existing: { zh: '所有在等的立即按新值计算。', en: 'All that waits is counted anew at once.' },
      },
    ]),
]);

function within<N extends PolicyName>(group: PolicyGroup, figures: readonly (readonly [N, Figure])[]) {
  return figures.map(([name, figure]): [N, Policy] => [name, { group, ...figure }]);
}

export const policies = codeTableOf('policy', Array.from(all));

export function aboutPolicy(name: PolicyName): Policy {
  const found = all.get(name);
  if (!found) throw new Error(`no policy is called ${name}`);
  return found;
}

/** What a figure may be: the server's check of it, and its input on the screen. */
export function fieldOfPolicy(name: PolicyName): Field<string> {
  const { zh, en, unit, min = '0', max } = aboutPolicy(name);
  const label = { zh, en };
  if (unit === 'severity') return code(severities, { label });
  return decimal({ label, scale: unit === 'percent' ? 1 : 0, min, max });
}

/** What a forwarder decides by: its figures by name, what was set, else what the product brings, and its working calendar. */
export interface Policies {
  (name: PolicyName): string;
  readonly calendar: Calendar;
}

export function policiesOf(set: Readonly<Record<string, string>>, days: readonly CalendarDay[]): Policies {
  const figure = (name: PolicyName) => set[name] ?? aboutPolicy(name).initial;
  return Object.assign(figure, { calendar: calendarOf(days) });
}

/** Working hours within which a sheet is to be solved. */
export function targetHoursOf(of: Policies, severity: Severity): number {
  return Number(of(`sla.${severity}`));
}

/** How grave a new sheet is unless somebody says otherwise. */
export function severityOf(of: Policies, kind: SheetKind): Severity {
  const set = of(`severity.${kind}`);
  return isCode(severities, set) ? set : usualSeverity(kind);
}

const shown: Place[] = ['list'];

/** How a figure stands; without a value as the product brings it. */
export const policy = resource(
  'policy',
  { zh: '业务参数', en: 'Policy figure' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
    name: code(policies, { label: { zh: '参数', en: 'Figure' }, places: shown }),
    value: optional(text({ label: { zh: '设定值', en: 'Set to' }, max: 20, places: shown })),
    updatedAt: optional(instant({ label: { zh: '修改时间', en: 'Changed' }, places: shown })),
    updatedBy: optional(text({ label: { zh: '修改人', en: 'Changed by' }, max: 64, places: shown })),
  },
);
