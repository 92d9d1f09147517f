import { existsSync } from 'node:fs';
import { outputOf, run } from '../command.ts';

// The headless shell draws no window around the pages and needs a third less of the processor.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** The browser to drive: the one named, the machine's, or one installed now. An empty path is Playwright's own. */
export async function chromium(root: string): Promise<{ path: string } | { missing: string }> {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named)
      ? { path: named }
      : { missing: `CHROMIUM_PATH names ${named}, which is not there` };
  const found = usual.find((path) => existsSync(path));
  if (found) return { path: found };
  const installed = isRootOnDebian() ? await byPackage(root) : await byPlaywright(root);
  return (
    installed ?? {
      missing:
        'no Chromium: install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or name it in CHROMIUM_PATH',
    }
  );
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function byPackage(root: string): Promise<{ path: string } | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log('installing chromium-headless-shell and fonts-noto-cjk');
  await outputOf('apt-get', ['update', '-q'], { cwd: root, env });
  const install = ['install', '-y', '-q', '--no-install-recommends'];
  await run('apt-get', [...install, 'chromium-headless-shell', 'fonts-noto-cjk'], { cwd: root, env });
  const found = usual.find((path) => existsSync(path));
  return found ? { path: found } : undefined;
}

async function byPlaywright(root: string): Promise<{ path: string } | undefined> {
  const code = await run('playwright', ['install', 'chromium'], { cwd: root });
  return code === 0 ? { path: '' } : undefined;
}
