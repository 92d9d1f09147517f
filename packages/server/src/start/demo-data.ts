import type { Text } from '@loadline/contract/kernel/text';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import type { Tell } from '../embedded/tell.ts';
import type { FileStore } from '../kernel/files.ts';
import { jsonFile } from '../kernel/own-files.ts';
import type { Passwords } from '../kernel/passwords.ts';
import { inTurn } from '../kernel/roles.ts';
import { hasDemo, isEmpty, loadDemo } from '../seed/demo.ts';
import type { Databases } from './databases.ts';

export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly organisation: Text;
  readonly role: Text;
}

/** Loads demo data into an empty database, never into one with real data and never in production unless asked. */
export async function demoData(
  config: Config,
  { ownerUrl }: Databases,
  passwords: Passwords,
  files: FileStore,
  tell: Tell,
): Promise<DemoAccount[]> {
  if (!ownerUrl || config.demoData === 'off') return [];
  const isWanted = process.env.NODE_ENV !== 'production' || config.demoData === 'on';
  await inTurn(ownerUrl, 'demo data', async () => {
    if (!isWanted || !(await isEmpty(ownerUrl))) return;
    tell(startTexts.demo);
    await loadDemo({ ownerUrl, passwords, files, today: new Date() });
  });
  return (await hasDemo(ownerUrl)) ? demoAccounts() : [];
}

function demoAccounts(): DemoAccount[] {
  return jsonFile(new URL('../../../../examples/demo-accounts.json', import.meta.url));
}
