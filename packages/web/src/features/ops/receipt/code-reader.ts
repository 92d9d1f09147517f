import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DecodeHintType from '@zxing/library/esm/core/DecodeHintType';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import Exception from '@zxing/library/esm/core/Exception';
import Code39Reader from '@zxing/library/esm/core/oned/Code39Reader';
import Code128Reader from '@zxing/library/esm/core/oned/Code128Reader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

const readers = [new Code128Reader(), new QRCodeReader(), new Code39Reader(), new DataMatrixReader()];
const carefully = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]]);

/** Longest side in pixels: finer than the bars of a carton, and read in a tenth of a second. */
const longest = 1_280;

/** The code in a picture, upright or on its side, for browsers that read none themselves. */
export async function codeIn(source: HTMLVideoElement | ImageBitmap): Promise<string | undefined> {
  return read(drawn(source, false)) ?? read(drawn(source, true));
}

function drawn(source: HTMLVideoElement | ImageBitmap, isTurned: boolean): ImageData | undefined {
  const isVideo = source instanceof HTMLVideoElement;
  const [across, down] = isVideo ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
  const scale = Math.min(1, longest / Math.max(across, down));
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = isTurned ? [height, width] : [width, height];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || width === 0 || height === 0) return undefined;
  if (isTurned) pen.transform(0, 1, -1, 0, height, 0);
  pen.drawImage(source, 0, 0, width, height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function read(picture: ImageData | undefined): string | undefined {
  if (!picture) return undefined;
  const { width, height } = picture;
  const bits = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(lightOf(picture), width, height)));
  for (const reader of readers) {
    try {
      return reader.decode(bits, carefully).getText();
    } catch (error) {
      // That there is none, or none that is whole, is told by throwing.
      if (!(error instanceof Exception)) throw error;
    }
  }
  return undefined;
}

function lightOf({ data, width, height }: ImageData): Uint8ClampedArray {
  const light = new Uint8ClampedArray(width * height);
  for (const at of light.keys()) {
    const [red = 0, green = 0, blue = 0] = [data[4 * at], data[4 * at + 1], data[4 * at + 2]];
    light[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return light;
}
