import { startTexts } from '@loadline/contract/start/start.text';
import { command } from './start/command.ts';
import { tell } from './start/greeting.ts';
import { loadHts } from './start/load-hts.ts';

// `npm run hts:load -- FILE NAME EFFECTIVE`
await command(async (_config, databases) => {
  const [file, name, effective] = process.argv.slice(2);
  const lines = await loadHts(databases.ownerUrl, { file, name, effective });
  tell(startTexts.htsLoaded, { name: name ?? '', effective: effective ?? '', lines });
});
