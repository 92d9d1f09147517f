import bwipjs from 'bwip-js';

/** A Code 128 of a number as SVG; height in millimetres. The number itself is printed beside it by the paper. */
export function code128(number: string, height: number): string {
  return bwipjs.toSVG({ bcid: 'code128', text: number, height, includetext: false });
}

/** A QR code of a number or address as SVG. */
export function qrCode(text: string): string {
  return bwipjs.toSVG({ bcid: 'qrcode', text });
}
