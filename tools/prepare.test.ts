import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const home = mkdtempSync(join(tmpdir(), 'loadline-prepare-'));
after(() => rmSync(home, { recursive: true }));

const root = join(import.meta.dirname, '..');
const texts = 'packages/contract/src/start/prepare.json';
let checkouts = 0;

/** A checkout of a project with one package, which needs no network. */
function newCheckout(): string {
  const checkout = join(home, `c${checkouts++}`);
  cpSync(join(root, texts), join(checkout, texts));
  cpSync(join(root, 'tools', 'prepare.mjs'), join(checkout, 'tools', 'prepare.mjs'));
  asksFor(checkout, ['crate']);
  return checkout;
}

/** The checkout with a lock file that asks for these packages, which lie beside it. */
function asksFor(checkout: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(checkout, name), { recursive: true });
    writeJson(join(checkout, name, 'package.json'), { name, version: '1.0.0' });
  }
  const dependencies = Object.fromEntries(names.map((name) => [name, `file:${name}`]));
  writeJson(join(checkout, 'package.json'), { name: 'toy', dependencies });
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: checkout, stdio: 'ignore' });
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value));
}

function prepare(checkout: string, nodeVersion = process.version) {
  const pretend = `data:text/javascript,Object.defineProperty(process,"version",{value:"${nodeVersion}"})`;
  const script = join(checkout, 'tools', 'prepare.mjs');
  return spawnSync(process.execPath, ['--import', pretend, script], { encoding: 'utf8', env: offline() });
}

function offline(): NodeJS.ProcessEnv {
  return { ...process.env, npm_config_offline: 'true', npm_execpath: '' };
}

test('a fresh checkout is installed, and then left alone', () => {
  const checkout = newCheckout();
  const first = prepare(checkout);
  assert.match(first.stdout, /依赖包尚未安装 {2}The packages are not installed yet/, first.stderr);
  assert.equal(first.status, 0);
  assert.ok(existsSync(join(checkout, 'node_modules', 'crate', 'package.json')));
  const second = prepare(checkout);
  assert.deepEqual([second.status, second.stdout, second.stderr], [0, '', '']);
});

test('a lock file that asks for other packages brings them', () => {
  const checkout = newCheckout();
  prepare(checkout);
  asksFor(checkout, ['crate', 'barrel']);
  assert.match(prepare(checkout).stdout, /The packages have changed/);
  assert.ok(existsSync(join(checkout, 'node_modules', 'barrel', 'package.json')));
  assert.equal(prepare(checkout).stdout, '');
});

test('an installation that was interrupted is made anew', () => {
  const checkout = newCheckout();
  prepare(checkout);
  rmSync(join(checkout, 'node_modules', '.package-lock.json'));
  mkdirSync(join(checkout, 'node_modules', 'half'));
  assert.match(prepare(checkout).stdout, /The packages are not installed yet/);
  assert.equal(existsSync(join(checkout, 'node_modules', 'half')), false);
});

test('an installation that fails says what to look at and stops the start', () => {
  const checkout = newCheckout();
  rmSync(join(checkout, 'crate'), { recursive: true });
  writeJson(join(checkout, 'package.json'), { name: 'toy', dependencies: { 'no-such-crate': '1.0.0' } });
  const { status, stderr } = prepare(checkout);
  assert.equal(status, 1);
  assert.match(stderr, /安装失败/);
  assert.match(stderr, /The installation failed/);
});

test('an old Node where none is brought along is refused before anything is installed', () => {
  const checkout = newCheckout();
  const { status, stdout, stderr } = prepare(checkout, 'v20.20.2');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /需要 Node ≥ 24（当前 v20.20.2）/);
  assert.match(stderr, /Node ≥ 24 needed \(this is v20.20.2\)/);
  assert.equal(existsSync(join(checkout, 'node_modules')), false);
});

test('a brought Node that cannot run here steps back for the system’s, when that is new enough', () => {
  const checkout = newCheckout();
  prepare(checkout);
  const brought = join(checkout, 'node_modules', '.bin', 'node');
  mkdirSync(join(checkout, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(brought, '#!/no/such/loader\n');
  chmodSync(brought, 0o755);
  assert.equal(prepare(checkout, 'v22.1.0').status, 1);
  assert.equal(prepare(checkout).status, 0);
  assert.equal(existsSync(brought), false);
});
