import sharp from 'sharp';
import type { PictureReply, PictureTask } from './picture.protocol.ts';

// Decoded pictures are large: one at a time, on one thread.
sharp.concurrency(1);
sharp.cache(false);

// The library may wait for its own threads for ever, so nothing of it is waited for.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', async (task: PictureTask) => process.send?.(await answerTo(task)));

async function answerTo({ path, kind, pixels, thumbnail }: PictureTask): Promise<PictureReply> {
  try {
    const picture = () =>
      sharp(path, { limitInputPixels: pixels, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb');
    // Better Huffman tables spare a twentieth of the bytes and keep a whole picture's coefficients in memory: 300 MB of twelve megapixels.
    const whole = kind === 'png' ? picture().png() : picture().jpeg({ quality: 88, optimiseCoding: false });
    const size = { width: thumbnail, height: thumbnail, fit: 'inside', withoutEnlargement: true } as const;
    const small = picture().resize(size).flatten({ background: '#ffffff' }).jpeg({ quality: 78 });
    return { whole: await whole.toBuffer(), small: await small.toBuffer() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    return { failed: error instanceof Error ? error.message : String(error), code };
  }
}
