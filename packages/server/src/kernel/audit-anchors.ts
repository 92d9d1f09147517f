import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The head that the chain of the audit log had at a time. */
export interface Anchor {
  /** ISO 8601. */
  readonly at: string;
  readonly seq: number;
  readonly hmac: string;
}

/** Where heads are noted outside the database: who can write there alone cannot cut the end of the chain off unseen. */
export function anchorFile(dataDir: string): string {
  return join(dataDir, 'audit.anchors');
}

/** The anchors of a file, the oldest first; none where there is no file. */
export function anchorsIn(file: string): Anchor[] {
  return linesOf(file).flatMap((line) => {
    const [, at, seq, hmac] = /^(\S+) (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
    return at && seq && hmac ? { at, seq: Number(seq), hmac } : [];
  });
}

/** Notes a head: one line a day, of which the last stands for the day; one that the chain has left stays as evidence. */
export function drop(file: string, anchor: Anchor, isStillRight: boolean): void {
  const lines = linesOf(file);
  // Another process has been here since, and knows more.
  if (isStillRight && (anchorsIn(file).at(-1)?.seq ?? 0) > anchor.seq) return;
  const isOfThisDay = lines.at(-1)?.slice(0, 10) === anchor.at.slice(0, 10);
  const kept = isOfThisDay && isStillRight ? lines.slice(0, -1) : lines;
  const told = [...kept, `${anchor.at} ${anchor.seq} ${anchor.hmac}`].join('\n');
  writeFileSync(`${file}.new`, `${told}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
