/** The nonce of this document's styles. The server writes it on the script tags of office pages, and only there. */
export const styleNonce: string | undefined =
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
