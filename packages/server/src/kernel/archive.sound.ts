import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { entryName, isBomb, isLink } from './archive.entries.ts';
import { Problem } from './problem.ts';

/** What an archive may unpack to: whoever opens it does so on a machine of their own. */
const most = { files: 1_000, megabytes: 200 } as const;

/** What runs when it is opened, or holds what runs. */
const runs =
  /\.(?:exe|com|scr|bat|cmd|ps1|vbs|vbe|js|jse|wsf|jar|msi|sh|lnk|hta|dll|pif|cpl|reg|iso|app|apk|[dx]otm|docm|xls[mb]|xltm|xlam|pptm|potm)$/i;

/**
 * Refuses an archive that is kept as it came when it is damaged, under a password, unpacks to too much, or holds what
 * runs. Only its directory is read: nothing of it is ever unpacked here.
 */
export async function requireSoundArchive(path: string, kind: 'zip' | 'docx'): Promise<void> {
  const names = await entriesOf(path);
  if (kind === 'docx' && !names.some(({ fileName }) => fileName === 'word/document.xml'))
    throw new Problem('damagedFile');
  const macros = names.find(({ fileName }) => /vbaproject\.bin$|^xl\/macrosheets\//i.test(fileName));
  if (macros) throw new Problem('macroFile');
  if (names.some((entry) => entry.isEncrypted())) throw new Problem('lockedFile');
  const running = names.find((entry) => isLink(entry) || runs.test(entry.fileName.trimEnd()));
  if (running) throw new Problem('archiveRuns', { name: entryName(running).slice(-100) });
  const size = names.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (size > most.megabytes * 1_048_576 || names.some(isBomb)) throw tooMuch();
}

async function entriesOf(path: string): Promise<Entry[]> {
  const damaged = (): never => {
    throw new Problem('damagedFile');
  };
  const zip = await openPromise(path, { autoClose: false }).catch(damaged);
  try {
    if (zip.entryCount > most.files) throw tooMuch();
    return await listed(zip).catch(damaged);
  } finally {
    zip.close();
  }
}

async function listed(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

function tooMuch(): Problem {
  return new Problem('archiveTooLarge', { max: most.megabytes, files: most.files });
}
