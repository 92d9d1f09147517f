import { join } from 'node:path';
import { architecture } from './check/architecture.check.ts';
import { coverage } from './check/coverage.check.ts';
import { dependencies } from './check/dependencies.check.ts';
import { limits } from './check/limits.check.ts';
import { locales } from './check/locales.check.ts';
import type { Check, Outcome } from './check/outcome.ts';
import { pageWeight } from './check/page-weight.check.ts';
import { deadCode, format, lint, types } from './check/program.check.ts';
import { secrets } from './check/secrets.check.ts';
import { size } from './check/size.check.ts';
import { styles } from './check/styles.check.ts';

const root = join(import.meta.dirname, '..');
const checks = [
  types,
  lint,
  format,
  deadCode,
  architecture,
  locales,
  limits,
  styles,
  dependencies,
  secrets,
  coverage,
  size,
  pageWeight,
];
/** Findings shown of one check; the first ones usually explain the rest. */
const shown = 60;

/** Two at a time: the programs among them each fill a core. */
async function outcomesOf(all: readonly Check[]): Promise<Outcome[]> {
  const waiting = [...all.entries()];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      outcomes[next[0]] = await outcomeOf(next[1]);
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/** A check that breaks down has not passed. */
async function outcomeOf(check: Check): Promise<Outcome> {
  try {
    return await check.run(root);
  } catch (error) {
    return {
      figures: 'broke down',
      findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    };
  }
}

function print(check: Check, { figures, findings }: Outcome): void {
  const state = findings.length === 0 ? 'ok    ' : 'FAILED';
  const [first = '', ...more] = figures.split('\n');
  console.log(
    `${state} ${check.name.padEnd(14)} ${first}${findings.length > 0 ? ` · ${findings.length} found` : ''}`,
  );
  for (const line of more) console.log(`         ${line}`);
  for (const finding of findings.slice(0, shown)) console.log(`    - ${finding}`);
  if (findings.length > shown) console.log(`    … and ${findings.length - shown} more`);
}

const outcomes = await outcomesOf(checks);
for (const [at, check] of checks.entries())
  print(check, outcomes[at] ?? { figures: '', findings: ['did not run'] });
const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
console.log(failed === 0 ? `${checks.length} checks ok` : `${failed} of ${checks.length} checks failed`);
process.exitCode = failed === 0 ? 0 : 1;
