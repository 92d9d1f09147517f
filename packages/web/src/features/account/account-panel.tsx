import { PasswordPanel } from './password-panel.tsx';
import type { Secured } from './security.ts';
import { TotpOffPanel } from './totp-off-panel.tsx';
import { TotpPanel } from './totp-panel.tsx';

/** What the address opens beside the account: `?edit=password`, `totp`, `totp-off`. */
export function AccountPanel({ security, address }: Secured) {
  const opened = address.open?.kind === 'record' ? address.open.id : undefined;
  if (opened === 'password') return <PasswordPanel security={security} address={address} />;
  if (opened === 'totp') return <TotpPanel address={address} />;
  return opened === 'totp-off' && security.totp ? <TotpOffPanel address={address} /> : null;
}
