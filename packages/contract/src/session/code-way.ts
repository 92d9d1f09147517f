import { emailOf } from '../checks/email.ts';
import { isOfMainland, mobileOf } from '../checks/mobile.ts';

/** Where the codes of an installation can go, by what it is configured with. */
export interface CodeWays {
  readonly sms: 'none' | 'mainland' | 'world';
  readonly mail: boolean;
}

/** What is typed as the address of a code, as it is stored: a mobile `+8613800138000` or a mail address. */
export function codeRecipientOf(typed: string): string | undefined {
  return mobileOf(typed) ?? emailOf(typed);
}

/** Whether an SMS gets to a mobile, typed or stored. */
export function smsReaches({ sms }: CodeWays, mobile: string): boolean {
  const number = mobileOf(mobile) ?? mobile;
  return sms === 'world' || (sms === 'mainland' && isOfMainland(number));
}

/** Who proves an application by which address: its mobile where SMS gets there, else its mail address, else nobody. */
export function provingAddress(
  ways: CodeWays,
  { mobile, email }: { readonly mobile: string; readonly email: string },
): string | undefined {
  if (smsReaches(ways, mobile)) return mobile;
  return ways.mail ? email : undefined;
}
