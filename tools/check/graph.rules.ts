import type { Edge, Graph } from './graph.ts';
import { cyclesOf, reachableFrom, wayFrom } from './graph.ts';
import type { Breach, Rule } from './rule.ts';
import { isTest } from './source.ts';

const inSite = /^packages\/web\/src\/site\//;
const officeOnly =
  /^(react-aria|react-stately$|@internationalized\/|echarts|zod$|@tanstack\/react-(table|virtual)$)/;

const ofCustomers = /^packages\/web\/src\/(main|app\/office(-layout)?)\.tsx$/;
const ofSubject = /^packages\/web\/src\/app\/subjects\/\w+\.subject\.ts$/;
const ofDesk =
  /^packages\/(contract\/src\/(desk|all)-pages\.ts$|web\/src\/(app\/(desk|ops)\b|app\/subjects\/\w+\.desk\.ts$|features\/ops\/))/;

/** What follows from many imports together. */
export const graphRules: readonly Rule[] = [
  { name: 'no-import-cycles', breaches: importCycles },
  { name: 'public-pages-stay-light', breaches: heavyPublicPages },
  { name: 'customers-load-no-desk', breaches: deskOfCustomers },
  { name: 'no-dead-modules', breaches: deadModules },
];

function importCycles(graph: Graph): Breach[] {
  return cyclesOf(graph).map((way) => ({ path: way[0] ?? '', says: `import cycle: ${way.join(' → ')}` }));
}

function heavyPublicPages(graph: Graph): Breach[] {
  const pages = [...graph.keys()].filter((path) => inSite.test(path) && !isTest(path));
  return pages.flatMap((path) => {
    const way = wayFrom(graph, path, isHeavy, isInSameChunk);
    return way === undefined
      ? []
      : [{ path, says: `public pages load no UI kit, chart or zod: ${way.join(' → ')}` }];
  });
}

/** From what a customer's document begins with, and from each screen that a subject has for customers. */
function deskOfCustomers(graph: Graph): Breach[] {
  const screens = [...graph.values()].flatMap(({ path, edges }) =>
    ofSubject.test(path) ? [path, ...lazyOf(edges)] : [],
  );
  const begin = [...graph.keys()].filter((path) => ofCustomers.test(path));
  return [...begin, ...new Set(screens)].flatMap((path) => {
    const way = wayFrom(graph, path, ({ kind, to }) => kind === 'value' && ofDesk.test(to), isInSameChunk);
    return way === undefined
      ? []
      : [{ path, says: `customers load nothing of the desk: ${way.join(' → ')}` }];
  });
}

function lazyOf(edges: readonly Edge[]): string[] {
  return edges.flatMap(({ kind, to }) => (kind === 'lazy' ? [to] : []));
}

function isHeavy(edge: Edge): boolean {
  return edge.foreign === true && officeOnly.test(edge.to);
}

/** A lazy import begins a chunk of its own and a type vanishes: neither weighs on the page. */
function isInSameChunk(edge: Edge): boolean {
  return edge.kind === 'value';
}

/** What no program reaches; a module that only tests use is dead as well. */
function deadModules(graph: Graph): Breach[] {
  const begin = [...graph.keys()].filter((path) => isBeginning(graph, path));
  if (begin.length === 0) return [];
  const alive = reachableFrom(graph, begin);
  const dead = [...graph.keys()].filter((path) => /\.tsx?$/.test(path) && !isTest(path) && !alive.has(path));
  return dead.map((path) => ({ path, says: 'no program reaches this module' }));
}

/** What customers' programs import, and the programs that show how. */
const forCustomersPrograms = /^packages\/client\/(examples\/|src\/(client|calls|webhook)\.ts$)/;

/** Where programs begin: main modules, tools, benchmarks, configurations and what those, scripts and pages (the component sheet too) name. */
function isBeginning(graph: Graph, path: string): boolean {
  if (graph.get('package.json')?.text.includes(` ${path}`)) return true;
  if (/^packages\/\w+\/src\/main\.tsx?$|^(tools|bench)\/[^/]+$|\.config\.ts$/.test(path)) return true;
  if (forCustomersPrograms.test(path)) return true;
  const [home = '', inside = ''] = path.split(/\/(?=src\/)/);
  const naming = [`${home}/index.html`, `${home}/kit.html`, `${home}/vite.config.ts`].map(
    (name) => graph.get(name)?.text ?? '',
  );
  return inside !== '' && naming.some((text) => text.includes(inside));
}
