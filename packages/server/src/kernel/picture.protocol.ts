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

export interface PictureTask extends PictureLimits {
  /** Where it lies. */
  readonly path: string;
  readonly kind: 'png' | 'jpg';
}

/** What the system refused, such as a full disk, carries a code; a picture that is damaged carries none. */
export type PictureReply = CleanPicture | { readonly failed: string; readonly code: string | undefined };
