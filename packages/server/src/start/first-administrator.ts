import { join } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import { keptPassword } from '../kept-secret.ts';
import type { Passwords } from '../kernel/passwords.ts';
import type { Databases } from './databases.ts';
import { layForwarder } from './first-administrator.commands.ts';

/**
 * An installation without demo data has nobody to log in: its first start makes the forwarder and `admin`, who may do
 * everything. Gives the file that holds the password, at this start only; undefined when somebody is there already.
 */
export async function firstAdministrator(
  { dataDir, forwarderName }: Pick<Config, 'dataDir' | 'forwarderName'>,
  { ownerUrl }: Pick<Databases, 'ownerUrl'>,
  passwords: Passwords,
): Promise<string | undefined> {
  if (!ownerUrl) return undefined;
  const file = join(dataDir, 'first-administrator.password');
  const neutral = startTexts.neutralForwarder;
  const name = { zh: forwarderName.zh ?? neutral.zh, en: forwarderName.en ?? neutral.en };
  // Kept before it is laid down: a start that is killed in between finds the password again.
  const laid = await layForwarder(ownerUrl, name, () => passwords.hash(keptPassword(file)));
  return laid ? file : undefined;
}
