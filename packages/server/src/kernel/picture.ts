import sharp from 'sharp';
import { Problem } from './problem.ts';

/** A picture made anew: upright, without anything the camera or a program has written beside its pixels. */
export interface CleanPicture {
  readonly whole: Buffer;
  /** A small JPEG of it. */
  readonly small: Buffer;
}

export interface PictureLimits {
  /** Most pixels: more would unpack to hundreds of megabytes. */
  readonly pixels: number;
  /** Longest side of the small one. */
  readonly thumbnail: number;
}

// Decoded pictures are large: one at a time, on one thread.
sharp.concurrency(1);
sharp.cache(false);
const seats = 1;
let taken = 0;
const queue: (() => void)[] = [];

/** Reads a picture and writes it anew as the same kind. Refuses what is damaged or has too many pixels. */
export async function cleanPicture(
  path: string,
  kind: 'png' | 'jpg',
  { pixels, thumbnail }: PictureLimits,
): Promise<CleanPicture> {
  await seat();
  try {
    const picture = () =>
      sharp(path, { limitInputPixels: pixels, failOn: 'error', pages: 1 }).autoOrient().toColourspace('srgb');
    // Better Huffman tables spare a twentieth of the bytes and keep a whole picture's coefficients in memory: 300 MB of twelve megapixels.
    const whole = kind === 'png' ? picture().png() : picture().jpeg({ quality: 88, optimiseCoding: false });
    const size = { width: thumbnail, height: thumbnail, fit: 'inside', withoutEnlargement: true } as const;
    const small = picture().resize(size).flatten({ background: '#ffffff' }).jpeg({ quality: 78 });
    return { whole: await whole.toBuffer(), small: await small.toBuffer() };
  } catch (error) {
    throw isOfThePicture(error) ? new Problem('damagedFile') : error;
  } finally {
    taken -= 1;
    queue.shift()?.();
  }
}

/** The sides of a picture of ours, in pixels. */
export async function sizeOfPicture(
  content: Buffer,
): Promise<{ readonly width: number; readonly height: number }> {
  const { width, height } = await sharp(content).metadata();
  return { width, height };
}

async function seat(): Promise<void> {
  if (taken >= seats) await new Promise<void>((next) => queue.push(next));
  taken += 1;
}

// The library tells what is wrong with a picture by words only; what the system refuses carries a code.
function isOfThePicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}
