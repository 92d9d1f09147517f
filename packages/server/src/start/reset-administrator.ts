import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import { keptPassword } from '../kept-secret.ts';
import type { Passwords } from '../kernel/passwords.ts';
import { StartFailure } from '../start-failure.ts';
import type { Databases } from './databases.ts';
import { layPassword } from './reset-administrator.commands.ts';

/** For whom no other way in is left: a new password of a person of the forwarder, in a file that this gives. */
export async function resetAdministrator(
  { dataDir }: Pick<Config, 'dataDir'>,
  { ownerUrl }: Pick<Databases, 'ownerUrl'>,
  passwords: Passwords,
  username: string,
): Promise<string> {
  if (!ownerUrl) throw new StartFailure(startTexts.resetNeedsOwner);
  const file = join(dataDir, `reset-${randomUUID()}.password`);
  const password = keptPassword(file);
  let isLaid = false;
  try {
    isLaid = await layPassword(ownerUrl, username, await passwords.hash(password));
  } finally {
    if (!isLaid) rmSync(file);
  }
  if (!isLaid) throw new StartFailure(startTexts.resetOfNobody, { username });
  return file;
}
