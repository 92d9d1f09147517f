// Runs before `npm start` and `npm test` on whatever Node the system has: plain ES2020, nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const texts = readJson(join(root, 'packages', 'contract', 'src', 'start', 'prepare.json'));
const leastNode = 24;
const progressMs = 5000;

prepare().catch((error) => {
  console.error(error);
  process.exit(1);
});

async function prepare() {
  const packages = lockedPackages();
  if (!isNewEnough(process.version) && !packages.some(bringsNode)) refuseNode();
  const reason = whyInstall(packages);
  if (reason) await install(reason, packages.filter(fitsHere));
  if (!hasNode()) refuseNode();
}

/** What package-lock.json asks for, as pairs of the place and its entry. */
function lockedPackages() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  return Object.entries(packages).filter(([place]) => place !== '');
}

/**
 * Looks at what lies there: npm writes its own list last, so that its absence shows an interrupted installation, but it
 * also writes it when only the lock file was asked for. No mark of ours, so one made by hand counts too.
 */
function whyInstall(packages) {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return 'missing';
  const differs = ([place, entry]) => {
    const file = join(root, place, 'package.json');
    if (existsSync(file)) return !entry.link && readJson(file).version !== entry.version;
    return !entry.optional || (bringsNode([place, entry]) && !isNewEnough(process.version));
  };
  return packages.some(differs) ? 'changed' : undefined;
}

function bringsNode([place, entry]) {
  return Boolean(entry.bin && entry.bin.node) && fitsHere([place, entry]);
}

/** Optional packages are made for one system each; those for all systems come along with another. */
function fitsHere([, { os, cpu, optional }]) {
  return !optional || Boolean(os && os.includes(process.platform) && cpu && cpu.includes(process.arch));
}

/**
 * From nothing, because a package that was half unpacked looks like a whole one. `npm ci` would do the same, but it fails
 * wherever the registry lacks a package made for some other system, which `npm install` rightly leaves out; `--no-save`
 * keeps it to the lock file. Run by npm's own Node, because the one that runs us may be among what is replaced.
 */
async function install(reason, expected) {
  say(reason);
  say('installing');
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.env.npm_node_execpath || process.execPath, [npm]] : ['npm', []];
  const cache = borrowedCache();
  const choices = ['install', '--no-save', '--include=dev', '--include=optional', '--no-progress'];
  if (cache) choices.push('--cache', cache);
  removeInstalled();
  const child = spawn(command, [...first, ...choices], {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && isWindows(),
  });
  const progress = setInterval(() => {
    const done = expected.filter(([place]) => existsSync(join(root, place, 'package.json'))).length;
    say('progress', { done, all: expected.length, seconds: seconds() });
  }, progressMs);
  const succeeded = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  clearInterval(progress);
  if (cache) rmSync(cache, { recursive: true, force: true });
  if (!succeeded) refuse('failed');
  say('installed', { seconds: seconds() });
}

/** The content, not the folder: it may be a volume or a link. */
function removeInstalled() {
  const folder = join(root, 'node_modules');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
}

/** An account without a home folder has no place for npm's cache: it gets one for this time. */
function borrowedCache() {
  const cache = process.env.npm_config_cache;
  if (!cache) return undefined;
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return undefined;
  } catch {
    return mkdtempSync(join(tmpdir(), 'loadline-npm-'));
  }
}

/** Whether the command that follows us gets a Node that is new enough: npm looks into node_modules/.bin first. */
function hasNode() {
  const brought = join(root, 'node_modules', '.bin', isWindows() ? 'node.cmd' : 'node');
  if (!existsSync(brought)) return isNewEnough(process.version);
  const asked = spawnSync(brought, ['-v'], { encoding: 'utf8', shell: isWindows() });
  if (isNewEnough(asked.stdout || '')) return true;
  // One that cannot run here (another C library) would hide a system's Node that can.
  if (!isNewEnough(process.version)) return false;
  rmSync(brought);
  return true;
}

function refuseNode() {
  refuse('oldNode', { version: process.version, platform: `${process.platform}-${process.arch}` });
}

function isNewEnough(version) {
  return Number((/^v(\d+)\./.exec(version) || [])[1]) >= leastNode;
}

function isWindows() {
  return process.platform === 'win32';
}

function say(name, values = {}) {
  const { zh, en } = texts[name];
  console.log(`  ${filled(zh, values)}  ${filled(en, values)}`);
}

function refuse(name, values = {}) {
  const { zh, en } = texts[name];
  console.error(`\n${filled(zh, values)}\n${filled(en, values)}\n`);
  process.exit(1);
}

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (place, name) => (name in values ? values[name] : place));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
