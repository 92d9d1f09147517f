import sharp from 'sharp';
import type { Calls } from '../../testing/calls.ts';

/** A small PDF as a program writes it. */
export const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A photo as a phone takes it: lying on its side, with the place it was taken at. */
export function photo(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7799bb' } })
    .withExif({
      IFD0: { Make: 'SECRETPHONE' },
      IFD3: { GPSLatitude: '22/1 32/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function picture(width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#cc3300' } })
    .png()
    .toBuffer();
}

export function uploadTo(
  calls: Calls,
  orderId: string,
  name: string,
  content: Buffer,
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams({ subject: 'order', id: orderId, type: 'CI', ...more });
  return calls.upload(`/omsapi/files/upload?${query.toString()}`, name, content);
}

export function uploadAtDesk(
  calls: Calls,
  orderId: string,
  name: string,
  content: Buffer,
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams({ subject: 'order', id: orderId, type: '8', ...more });
  return calls.upload(`/opsapi/files/upload?${query.toString()}`, name, content);
}
