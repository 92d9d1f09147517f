import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface Ended {
  /** The exit code; 127 when the program could not be started, 128 when a signal ended it. */
  readonly code: number;
  readonly output: string;
}

interface Manner {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a program of the workspace without standard input and keeps what it says. */
export function outputOf(program: string, parts: readonly string[], manner: Manner): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(program, parts, { ...settings(manner), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (text: string) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (problem) => resolve({ code: 127, output: problem.message }));
    child.on('close', (code) => resolve({ code: code ?? 128, output }));
  });
}

/** Runs a program that speaks for itself; gives its exit code. */
export function run(program: string, parts: readonly string[], manner: Manner): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, parts, { ...settings(manner), stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (problem) => {
      console.error(`${program}: ${problem.message}`);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 128));
  });
}

/** The workspace's own programs come before those of the machine. */
function settings({ cwd, env }: Manner) {
  const path = [join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH].join(delimiter);
  return { cwd, env: { ...process.env, PATH: path, ...env } };
}
