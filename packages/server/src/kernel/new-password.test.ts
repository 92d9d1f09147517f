import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireGoodPassword } from './new-password.ts';
import { Problem } from './problem.ts';

async function said(password: string, min = 6, facts: string[] = []): Promise<string> {
  return requireGoodPassword({ passwordMin: min }, password, facts).then(
    () => 'taken',
    (error: unknown) => (error instanceof Problem ? error.in('en') : String(error)),
  );
}

test('the passwords that everybody tries are refused in whatever case they are typed', async () => {
  for (const common of ['password', 'PassWord1', 'iloveyou', 'dragon', 'letmein', 'superman'])
    assert.match(await said(common), /Password: too common, easily guessed/, common);
  assert.equal(await said('Kf83mzQ1'), 'taken');
});

test('an installation may ask for longer ones, and nobody may use their own name', async () => {
  assert.match(await said('Kf83mzQ1', 12), /12 to 20 letters or digits, now 8/);
  assert.match(await said('wangfang88', 6, ['wangfang']), /must not hold the user name/);
});
