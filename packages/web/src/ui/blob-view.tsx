import { useCallback } from 'react';

/** Gives an element a file to show, for as long as it is on the page. */
function useBlobSource(blob: Blob) {
  return useCallback(
    (node: { src: string } | null) => {
      if (!node) return;
      const address = URL.createObjectURL(blob);
      node.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
}

/** An image that came with the bearer. */
export function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  return <img ref={useBlobSource(blob)} alt={alt} />;
}

/** Anything else the browser can show, such as a PDF in its own viewer. */
export function BlobFrame({ blob, title }: { blob: Blob; title: string }) {
  // In a sandbox Chromium shows no PDF. The server has told the type from the content: it is never a page.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe ref={useBlobSource(blob)} title={title} />;
}
