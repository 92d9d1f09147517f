import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import { readConfig } from './config.ts';
import { anchorFile } from './kernel/audit-anchors.ts';
import { diskFiles } from './kernel/files.ts';
import { removeDemo } from './seed/demo.ts';
import { openDatabases } from './start/databases.ts';
import { tell } from './start/greeting.ts';

// `npm run demo:remove`, with the environment that `npm start` has. Loadline itself must not be running on the
// embedded database meanwhile: its guard says so.
const config = readConfig(process.env);
const databases = await openDatabases(config, tell, new AbortController().signal);
try {
  if (databases.ownerUrl) await removeDemo(databases.ownerUrl, diskFiles(join(config.dataDir, 'files')));
  rmSync(anchorFile(config.dataDir), { force: true });
  tell(startTexts.demoRemoved);
} finally {
  await databases.stop();
}
