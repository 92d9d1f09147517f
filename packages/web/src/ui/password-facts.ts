/** What a password may be (spec: 6-20 letters or digits), and from which length on it is advised. */
const passwordLength = { least: 6, most: 20, advised: 12 } as const;

export interface PasswordFacts {
  readonly length: number;
  readonly isLongEnough: boolean;
  /** Signs that are neither letters nor digits, each once, in the order they were typed. */
  readonly strange: readonly string[];
  readonly isRight: boolean;
  readonly isAdvised: boolean;
}

/** What can be said about a password while it is typed. */
export function passwordFacts(password: string): PasswordFacts {
  const { least, most, advised } = passwordLength;
  const signs = [...password];
  const strange = [...new Set(signs.filter((sign) => !/[A-Za-z0-9]/.test(sign)))];
  const isLongEnough = signs.length >= least && signs.length <= most;
  return {
    length: signs.length,
    isLongEnough,
    strange,
    isRight: isLongEnough && strange.length === 0,
    isAdvised: signs.length >= advised,
  };
}

/** Without the signs that are mistaken for each other when a password is read aloud or from paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** As long as allowed, at random, every sign equally likely. */
export function madePassword(): string {
  const fair = 256 - (256 % alphabet.length);
  const signs: string[] = [];
  while (signs.length < passwordLength.most) {
    const bytes = crypto.getRandomValues(new Uint8Array(passwordLength.most));
    signs.push(
      ...[...bytes].filter((byte) => byte < fair).map((byte) => alphabet.charAt(byte % alphabet.length)),
    );
  }
  return signs.slice(0, passwordLength.most).join('');
}
