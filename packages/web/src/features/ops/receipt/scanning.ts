type Seen = HTMLVideoElement | ImageBitmap;

/** What browsers with a bar code reader offer; most phones with Android have it, few others. */
interface Detector {
  detect(source: Seen): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

const formats = ['code_128', 'qr_code', 'code_39', 'data_matrix'];
const betweenFramesMs = 100;

/** On a phone or a tablet one scans before one types. */
export function scansFirst(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** The browser's own reader, else ours, which is fetched when it is needed. */
async function readerHere(): Promise<(source: Seen) => Promise<string | undefined>> {
  const Own = window.BarcodeDetector;
  if (!Own) return (await import('./code-reader.ts')).codeIn;
  const detector = new Own({ formats });
  return async (source) => (await detector.detect(source))[0]?.rawValue;
}

/** Looks through the camera until there is a code; stops the camera when the signal says so. */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const read = await readerHere();
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  video.srcObject = stream;
  await video.play();
  const found = await firstCode(read, video, signal);
  stop();
  return found;
}

async function firstCode(
  read: (source: Seen) => Promise<string | undefined>,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const code = await read(video);
    if (code) return code;
    await new Promise((next) => setTimeout(next, betweenFramesMs));
  }
  return undefined;
}

/** The code on a photo; nothing where none is found, or where it is no photo. */
export async function codeOnPhoto(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return undefined;
  try {
    return await (await readerHere())(picture);
  } finally {
    picture.close();
  }
}
