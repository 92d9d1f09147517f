/** What browsers with a bar code reader offer; most phones have it, few desks. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector;
  }
}

const formats = ['code_128', 'qr_code', 'code_39', 'data_matrix'];

export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && 'mediaDevices' in navigator;
}

/** Looks through the camera until there is a code; stops the camera when the signal says so. */
export async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | undefined> {
  const Reader = window.BarcodeDetector;
  if (!Reader) return undefined;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  video.srcObject = stream;
  await video.play();
  const found = await firstCode(new Reader({ formats }), video, signal);
  stop();
  return found;
}

async function firstCode(
  reader: Detector,
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  while (!signal.aborted) {
    const [code] = await reader.detect(video);
    if (code) return code.rawValue;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return undefined;
}
