import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import { keptSecret } from '../kept-secret.ts';
import { secretFits } from '../kernel/secret-check.ts';
import { StartFailure } from '../start-failure.ts';

/**
 * The secret that is given, else the kept one. Another than the database was filled with would start, too, and then refuse every
 * password: it is refused here by name, and one that is lost is not made anew.
 */
export async function fittingSecret(
  { dataDir, secretKey }: Pick<Config, 'dataDir' | 'secretKey'>,
  jobsUrl: string,
): Promise<Buffer> {
  const file = join(dataDir, 'secret.key');
  const isLost = async () => !existsSync(file) && !(await secretFits(jobsUrl, undefined));
  // Another start may have made it between the two looks.
  if (!secretKey && (await isLost()) && !existsSync(file))
    throw new StartFailure(startTexts.lostSecret, { file });
  const secret = secretKey ?? keptSecret(file);
  if (await secretFits(jobsUrl, secret)) return secret;
  throw new StartFailure(startTexts.otherSecret, { given: secretKey ? 'SECRET_KEY' : file });
}
