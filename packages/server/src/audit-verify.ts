import { vaultWith } from './kernel/vault.ts';
import { command } from './start/command.ts';
import { fittingSecret } from './start/fitting-secret.ts';
import { tell } from './start/greeting.ts';
import { auditIsWhole } from './start/verify-audit.ts';

// `npm run audit:verify -- [ANCHORS]`
await command(async (config, databases) => {
  const vault = vaultWith(await fittingSecret(config, databases.jobsUrl));
  if (!(await auditIsWhole(config, databases, vault, tell, process.argv[2]))) process.exitCode = 1;
});
