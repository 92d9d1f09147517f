interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** What every page begins with. */
const every = /src\/(main|app\/public-layout)\.tsx$/;
const search = /src\/site\/search\/search\.page\.tsx$/;
const calculator = /src\/(app\/calculator\.page|site\/calculator\/freight-part)\.tsx$/;
const login = /src\/app\/login\.page\.tsx$/;
const loginForms = /src\/features\/session\/(mobile|second-factor|reset)-form\.tsx$/;
const register = /src\/(app\/register\.page|features\/registrations\/status-part)\.tsx$/;

const applying = /src\/app\/register\.page\.tsx$/;
const reading = /src\/site\/(home\/home|product\/product|about\/about|refusals\/[\w-]+)\.page\.tsx$/;

const beginnings = [every, search, calculator, login, loginForms, register, reading];
const ours = /\.tsx?$/;
/** The router's index names all that it has; these parts only the back office uses. */
const theirs = /\/node_modules\/(?!.*\/react-router\/.*\/(link|useBlocker)\.js$)|rolldown\/runtime/;

/**
 * The files that pages share. Left alone, each small module that two pages have in common becomes a file of its own,
 * which costs a public page some 7 kB; each group is what at least one page of every list stands on. First come first.
 */
export const chunkGroups = [
  { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'shell', test: /(?<!src\/main)\.tsx?$/, tags: ['$initial'] },
  group('inputs', ours, [login, register], [search, calculator]),
  group('door', ours, [login], [register]),
  group('codes', ours, [loginForms], [register]),
  group('freight', ours, [search], [calculator]),
  group('reading', ours, [search, calculator], [reading]),
  group('facts', ours, [applying], [reading]),
  group('applying', ours, [applying]),
  group('tracking', ours, [search]),
].map((one, at) => ({ ...one, priority: 9 - at }));

function group(name: string, test: RegExp, ...users: readonly RegExp[][]) {
  const isShared = (id: string, modules: Modules) =>
    users.every((pages) => pages.some((page) => isNeededBy(page, id, modules)));
  const isBeginning = (id: string) => beginnings.some((page) => page.test(id));
  return {
    debugName: name,
    test,
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
