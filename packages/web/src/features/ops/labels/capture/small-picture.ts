/** Wide enough for a strip of small pictures. */
const width = 120;

/** A small picture as an address that holds it; nothing where this browser cannot read the photo, which is kept all the same. */
export async function smallPictureOf(photo: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(photo, { resizeWidth: width, resizeQuality: 'low' });
    const canvas = document.createElement('canvas');
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.6);
  } catch {
    return null;
  }
}
