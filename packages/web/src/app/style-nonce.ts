/** The nonce of this document's styles, which the server writes into office pages alone. */
export const styleNonce: string | undefined =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
