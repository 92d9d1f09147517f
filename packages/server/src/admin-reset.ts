import { startTexts } from '@loadline/contract/start/start.text';
import { readConfig } from './config.ts';
import { passwordsWith } from './kernel/passwords.ts';
import { openDatabases } from './start/databases.ts';
import { fittingSecret } from './start/fitting-secret.ts';
import { tell } from './start/greeting.ts';
import { resetAdministrator } from './start/reset-administrator.ts';

// `npm run admin:reset -- <user name>`, with the environment that `npm start` has; on the embedded database while Loadline is stopped.
const config = readConfig(process.env);
const databases = await openDatabases(config, tell, new AbortController().signal);
try {
  const passwords = passwordsWith(await fittingSecret(config, databases.jobsUrl));
  const file = await resetAdministrator(config, databases, passwords, process.argv[2] ?? 'admin');
  tell(startTexts.reset, { file });
} finally {
  await databases.stop();
}
