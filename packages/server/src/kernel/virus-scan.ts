import { spawn } from 'node:child_process';
import { Problem } from './problem.ts';

const secondsAtMost = 60;

/**
 * Has a stored file looked at by the installation's own scanner. Without one every file passes. The command is split at
 * its spaces, the path is its last word, and no shell reads it. Exit code 0 passes, 1 means infected; a scanner that
 * cannot scan lets nothing through.
 */
export async function scan(command: string | undefined, path: string): Promise<void> {
  if (!command) return;
  const [program = '', ...words] = command.split(/\s+/);
  const code = await exitCodeOf(program, [...words, path]);
  if (code === 1) throw new Problem('infectedFile');
  if (code !== 0) throw new Problem('deadline');
}

function exitCodeOf(program: string, words: readonly string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const scanner = spawn(program, words, { stdio: 'ignore', timeout: secondsAtMost * 1_000 });
    scanner.on('error', () => resolve(null));
    scanner.on('exit', resolve);
  });
}
