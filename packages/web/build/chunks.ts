import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const search = /src\/site\/search\/search\.page\.tsx$/;
const calculator = /src\/(app\/calculator\.page|site\/calculator\/(weight|freight)-part)\.tsx$/;
const login = /src\/app\/login\.page\.tsx$/;
const loginForms = /src\/features\/session\/(mobile|second-factor|reset)-form\.tsx$/;
/** With the state of an application, which comes when it is asked for. */
const register = /src\/(app\/register\.page|features\/registrations\/status-part)\.tsx$/;
const weighing = /src\/app\/calculator\.page\.tsx$/;
const applying = /src\/app\/register\.page\.tsx$/;
const reading = /src\/site\/(home\/home|product\/product|about\/about|refusals\/[\w-]+)\.page\.tsx$/;

const office = /src\/(app\/(office|ops)[\w-]*\.tsx|features\/(?!session|registrations))/;
const frame = /src\/app\/office(-layout)?\.tsx$/;
const orders = /src\/app\/order\.page\.tsx$/;
const lists = /src\/features\/(bookings|exceptions|trusts|waybills|ops)\/.*\.screen\.tsx$/;

/** What opens above a page, public ones too: a menu, a month, the terms. None of it may bring the office along. */
const panels = /src\/ui\/(menu-panel|date-calendar|dialog)\.tsx$/;

const beginnings = [search, calculator, login, loginForms, register, reading, frame, orders, lists];

/**
 * The files that pages share. Left alone, each small module that two pages have in common becomes a file of its own,
 * which costs a public page some 7 kB. First what every page begins with; then each group is what at least one page of
 * every list stands on. First come first.
 */
const groups: readonly CodeSplittingGroup[] = [
  { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'shell', test: /(?<!src\/(main|early))\.tsx?$/, tags: ['$initial'] },
  group('inputs', [login, register], [search, calculator]),
  group('door', [login], [register]),
  group('codes', [loginForms], [register]),
  group('freight', [search], [calculator]),
  group('decimals', [calculator], [reading], [frame, orders]),
  group('reading', [search, calculator], [reading]),
  // With the checks of company numbers, which whoever keeps addresses needs as well.
  group('facts', [applying], [reading, frame, orders]),
  group('applying', [register]),
  group('shown', [search], [frame, orders]),
  group('traced', [search], [office]),
  group('tracking', [search]),
  // What the office shares with public pages stands apart, or they would load all of it.
  group('composing', [calculator], [frame, orders]),
  group('entry', [login, loginForms], [frame, orders]),
  group('weighing', [weighing]),
  group('refused', [reading], [frame, orders]),
  group('panels', [panels], [office]),
  group('office', [frame]),
  group('list', [orders], [lists]),
];

export const chunkGroups: CodeSplittingGroup[] = groups.map((one, at) => ({
  ...one,
  priority: groups.length - at,
}));

function group(name: string, ...users: readonly RegExp[][]): CodeSplittingGroup {
  const isShared = (id: string, modules: Modules) =>
    users.every((pages) => pages.some((page) => isNeededBy(page, id, modules)));
  const isBeginning = (id: string) => beginnings.some((page) => page.test(id));
  return {
    debugName: name,
    test: /\.tsx?$|\/big\.js\//,
    name: (id: string, modules: Modules) => (!isBeginning(id) && isShared(id, modules) ? name : null),
  };
}

/** Whether a page imports a module, directly or through others. */
function isNeededBy(page: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (page.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isNeededBy(page, importer, modules, seen));
}
