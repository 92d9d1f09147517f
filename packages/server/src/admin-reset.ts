import { startTexts } from '@loadline/contract/start/start.text';
import { passwordsWith } from './kernel/passwords.ts';
import { command } from './start/command.ts';
import { fittingSecret } from './start/fitting-secret.ts';
import { tell } from './start/greeting.ts';
import { resetAdministrator } from './start/reset-administrator.ts';

// `npm run admin:reset -- <user name>`
await command(async (config, databases) => {
  const passwords = passwordsWith(await fittingSecret(config, databases.jobsUrl));
  const file = await resetAdministrator(config, databases, passwords, process.argv[2] ?? 'admin');
  tell(startTexts.reset, { file });
});
