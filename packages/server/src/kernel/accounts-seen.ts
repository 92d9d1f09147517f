import type { Viewer } from './viewer.ts';

/** Whose token is whose, as far as it was seen: before it has entered, a token is an account of its own. */
export interface Accounts {
  of(viewer: Viewer): string | undefined;
  learn(viewer: Viewer): void;
}

/** Tokens that are kept in mind; with more of them it begins anew. */
const remembered = 20_000;

export function accountsSeen(): Accounts {
  const accounts = new Map<string, string>();
  const tokenOf = ({ by }: Viewer) => {
    if (typeof by !== 'object' || 'job' in by) return undefined;
    return ('keyHash' in by ? by.keyHash : by.tokenHash).toString('base64');
  };
  return {
    of(viewer) {
      const token = tokenOf(viewer);
      return token === undefined ? undefined : (accounts.get(token) ?? token);
    },
    learn(viewer) {
      const token = tokenOf(viewer);
      if (token === undefined || typeof viewer.entered !== 'string' || accounts.has(token)) return;
      if (accounts.size >= remembered) accounts.clear();
      accounts.set(token, viewer.entered);
    },
  };
}
