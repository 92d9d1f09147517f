import { passwordsWith } from '../kernel/passwords.ts';

/** The secret of every house that tests open. */
export const testSecret = Buffer.alloc(32, 7);

/** As in the product but for what a hash costs: a suite signs in some thousand times. */
export const testPasswords = passwordsWith(testSecret, { memory: 8, passes: 1 });
