import {
  flawOfPassword,
  newPassword,
  passwordLength,
  weaknessOfPassword,
  weakPassword,
} from '@loadline/contract/session/password';
import type { Config } from '../config.ts';
import { wrongFields } from './problem.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** The passwords that everybody tries first, as far as they could be ours: 42 000, loaded when first needed. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const possible = dictionary['passwords-common'].map((one) => one.toLowerCase());
  return new Set(possible.filter((one) => flawOfPassword(one) === undefined));
}

/**
 * Refuses a password that is too short here, easily guessed or close to what is known of the person: `facts` are user
 * name, mobile and company. The refusal stands at the field `password`.
 */
export async function requireGoodPassword(
  { passwordMin }: Pick<Config, 'passwordMin'>,
  password: string,
  facts: readonly (string | null | undefined)[],
): Promise<void> {
  common ??= commonPasswords();
  const known = (await common).has(password.toLowerCase()) ? weakPassword.common : undefined;
  const flaw =
    flawOfPassword(password, { ...passwordLength, min: passwordMin }) ??
    known ??
    weaknessOfPassword(password, facts);
  if (flaw) throw wrongFields([{ path: 'password', label: newPassword.label, says: flaw }]);
}
