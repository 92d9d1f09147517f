import { startTexts } from '@loadline/contract/start/start.text';
import { readConfig } from './config.ts';
import { openDatabases } from './start/databases.ts';
import { tell } from './start/greeting.ts';
import { loadHts } from './start/load-hts.ts';

// `npm run hts:load -- FILE NAME EFFECTIVE`, with the environment that `npm start` has; on the embedded database while Loadline is stopped.
const config = readConfig(process.env);
const databases = await openDatabases(config, tell, new AbortController().signal);
try {
  const [file, name, effective] = process.argv.slice(2);
  const lines = await loadHts(databases.ownerUrl, { file, name, effective });
  tell(startTexts.htsLoaded, { name: name ?? '', effective: effective ?? '', lines });
} finally {
  await databases.stop();
}
