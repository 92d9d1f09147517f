import type { Edge, Module } from './graph.ts';
import type { Breach, Rule } from './rule.ts';
import { isTest } from './source.ts';

const inContract = /^packages\/contract\/src\//;
const inServer = /^packages\/server\//;
const inWeb = /^packages\/web\//;
const feature = /^packages\/(server|web)\/src\/features\/([^/]+)\//;
const inMachine = /^packages\/web\/src\/(kernel|ui|resource)\//;
const inShared = /^packages\/web\/src\/shared\//;
const aboveShared = /^packages\/web\/src\/(features|site|app)\//;

/** What may import what: each rule looks at one import at a time. */
export const importRules: readonly Rule[] = [
  forbidden('contract-imports-nothing', 'the contract imports nothing from outside', (from, edge) => {
    if (!inContract.test(from.path) || isTest(from.path)) return false;
    return edge.foreign ? !['zod', 'big.js'].includes(edge.to) : !inContract.test(edge.to);
  }),
  forbidden('zod-in-schema', 'zod belongs to contract/kernel/schema.ts alone', (from, edge) => {
    return (
      edge.foreign === true && edge.to === 'zod' && from.path !== 'packages/contract/src/kernel/schema.ts'
    );
  }),
  forbidden('one-decimal-arithmetic', 'big.js belongs to contract/kernel/decimal.ts alone', (from, edge) => {
    return (
      edge.foreign === true &&
      /^(big|decimal|bignumber)\.js$/.test(edge.to) &&
      from.path !== 'packages/contract/src/kernel/decimal.ts'
    );
  }),
  forbidden('web-and-server-apart', 'web and server meet in the contract only', (from, edge) => {
    return (
      (inWeb.test(from.path) && inServer.test(edge.to)) || (inServer.test(from.path) && inWeb.test(edge.to))
    );
  }),
  forbidden('web-runs-in-browsers', 'a browser has no modules of Node', (from, edge) => {
    return from.path.startsWith('packages/web/src/') && edge.to.startsWith('node:') && !isTest(from.path);
  }),
  forbidden('kernel-knows-no-feature', 'kernel, ui, resource and embedded know no feature', (from, edge) => {
    return (
      /\/src\/(kernel|ui|resource|embedded)\//.test(from.path) && feature.test(edge.to) && !isTest(from.path)
    );
  }),
  forbidden('machines-below-shared', 'what serves every record knows no subject', (from, edge) => {
    return inMachine.test(from.path) && inShared.test(edge.to) && !isTest(from.path);
  }),
  forbidden('shared-below-features', 'what features share knows no feature and no page', (from, edge) => {
    return inShared.test(from.path) && aboveShared.test(edge.to) && !isTest(from.path);
  }),
  forbidden(
    'features-meet-in-public',
    'one feature reaches another through its *.public.ts',
    reachesIntoFeature,
  ),
  forbidden('fastify-at-the-edge', 'fastify belongs to app.ts, kernel/ and *.routes.ts', (from, edge) => {
    const allowed = /^packages\/server\/src\/(app\.ts$|kernel\/|.*\.routes\.ts$)/;
    if (!from.path.startsWith('packages/') || !/^(fastify$|@fastify\/)/.test(edge.to)) return false;
    return !allowed.test(from.path) && !isTest(from.path);
  }),
  forbidden('pg-in-kernel', 'only kernel/ and embedded/ of the server open connections', (from, edge) => {
    if (edge.to !== 'pg' || edge.kind === 'type') return false;
    return (
      from.path.startsWith('packages/') && !/\/src\/(kernel|embedded)\//.test(from.path) && !isTest(from.path)
    );
  }),
];

function forbidden(name: string, says: string, isForbidden: (from: Module, edge: Edge) => boolean): Rule {
  return { name, breaches: (graph) => [...graph.values()].flatMap((module) => breachesIn(module)) };

  function breachesIn(from: Module): Breach[] {
    const edges = from.edges.filter((edge) => isForbidden(from, edge));
    return edges.map((edge) => ({ path: from.path, line: edge.line, says: `${says} (${edge.specifier})` }));
  }
}

function reachesIntoFeature(from: Module, edge: Edge): boolean {
  const [here, there] = [feature.exec(from.path), feature.exec(edge.to)];
  if (!here || !there || here[1] !== there[1] || here[2] === there[2]) return false;
  if (isTest(from.path) && isTest(edge.to)) return false;
  return here[1] === 'web' || !edge.to.endsWith('.public.ts');
}
