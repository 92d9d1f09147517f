import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import { anchorFile } from './kernel/audit-anchors.ts';
import { diskFiles } from './kernel/files.ts';
import { removeDemo } from './seed/demo.ts';
import { command } from './start/command.ts';
import { tell } from './start/greeting.ts';

// `npm run demo:remove`. A Loadline that runs on the embedded database meanwhile keeps it away: its guard says so.
await command(async (config, databases) => {
  if (databases.ownerUrl) await removeDemo(databases.ownerUrl, diskFiles(join(config.dataDir, 'files')));
  rmSync(anchorFile(config.dataDir), { force: true });
  tell(startTexts.demoRemoved);
});
