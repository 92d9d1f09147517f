import { readConfig } from './config.ts';
import { vaultWith } from './kernel/vault.ts';
import { openDatabases } from './start/databases.ts';
import { fittingSecret } from './start/fitting-secret.ts';
import { tell } from './start/greeting.ts';
import { auditIsWhole } from './start/verify-audit.ts';

// `npm run audit:verify -- [ANCHORS]`, with the environment that `npm start` has; on the embedded database while Loadline is stopped.
const config = readConfig(process.env);
const databases = await openDatabases(config, tell, new AbortController().signal);
try {
  const vault = vaultWith(await fittingSecret(config, databases.jobsUrl));
  if (!(await auditIsWhole(config, databases, vault, tell, process.argv[2]))) process.exitCode = 1;
} finally {
  await databases.stop();
}
