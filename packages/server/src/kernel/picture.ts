import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { doneApart } from './apart.ts';
import type { CleanPicture, PictureLimits, PictureReply, PictureTask } from './picture.protocol.ts';
import { Problem } from './problem.ts';

/**
 * In a process: libvips waits for its own threads for ever now and then (sharp #4486), and what strangers send is unpacked
 * by code that is not ours. It has none of the program's secrets.
 */
const make = doneApart<PictureTask, PictureReply>(
  ({ said, broke }) => {
    const child = fork(fileURLToPath(new URL('./picture.process.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: [],
      env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      stdio: 'ignore',
    });
    child.on('message', said);
    child.on('error', broke);
    child.on('exit', () => broke(new Error('the process of pictures was lost')));
    return {
      give: (task) => void child.send(task),
      end: () => void child.kill('SIGKILL'),
      hold(isHeld) {
        for (const one of [child, child.channel])
          if (isHeld) one?.ref();
          else one?.unref();
      },
    };
  },
  { name: 'a picture', seconds: 20 },
);

/** Reads a picture and writes it anew as the same kind. Refuses what is damaged or has too many pixels. */
export async function cleanPicture(
  path: string,
  kind: 'png' | 'jpg',
  limits: PictureLimits,
): Promise<CleanPicture> {
  const task = { path, kind, ...limits };
  // The picture is not to blame for who was lost with it, the first time.
  const reply = await make(task)
    .catch(() => make(task))
    .catch(() => undefined);
  if (!reply) throw new Problem('deadline');
  if (!('failed' in reply)) return reply;
  if (reply.code === undefined) throw new Problem('damagedFile');
  throw Object.assign(new Error('the picture could not be read'), { code: reply.code });
}

/** The sides of a picture of ours, in pixels. */
export async function sizeOfPicture(
  content: Buffer,
): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(content).metadata();
  return { width, height };
}
