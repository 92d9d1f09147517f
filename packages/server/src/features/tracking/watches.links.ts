import type { Vault } from '../../kernel/vault.ts';

/** The same at every mail of one watch, so that it need not be kept: only its hash is. */
export function leaveToken(vault: Vault, watchId: string): string {
  return vault.mark('leave watch', watchId).toString('base64url');
}

/** The page of the site that a mail leads to. */
export function watchLink(publicUrl: string, action: 'watch' | 'leave' | 'no', value: string): string {
  return `${publicUrl}/search?${action}=${encodeURIComponent(value)}`;
}

/** Where a mail program leaves by itself (RFC 8058). */
export function oneClickLink(publicUrl: string, token: string): string {
  return `${publicUrl}/omsapi/public/tracking/leave?token=${token}`;
}
