const MANY = 16_384;

/** Markup written piece by piece; joined into bytes now and then, since millions of small texts would fill the heap. */
export interface MarkupCopy {
  push(piece: string): void;
  bytes(): Buffer;
}

export function markupCopy(): MarkupCopy {
  const done: Buffer[] = [];
  let pieces: string[] = [];
  function settle(): void {
    done.push(Buffer.from(pieces.join('')));
    pieces = [];
  }
  return {
    push(piece) {
      if (pieces.push(piece) >= MANY) settle();
    },
    bytes() {
      settle();
      return Buffer.concat(done);
    },
  };
}
