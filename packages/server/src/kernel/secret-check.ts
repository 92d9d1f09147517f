import pg from 'pg';
import { vaultWith } from './vault.ts';

/**
 * Whether a database was filled under this secret, or under one that is lost; a new one takes the first that comes. Of the secret
 * only a mark is kept, which helps nobody to guess it.
 */
export async function secretFits(jobsUrl: string, secret: Buffer | undefined): Promise<boolean> {
  const mark = secret && vaultWith(secret).mark('secret of this database');
  const client = new pg.Client({ connectionString: jobsUrl });
  await client.connect();
  try {
    if (mark)
      await client.query(
        'insert into secret_check as c (hmac) values ($1) on conflict (only_one) do update set hmac = $1 where c.hmac is null',
        [mark],
      );
    const { rows } = await client.query<{ hmac: Buffer | null }>('select hmac from secret_check');
    return mark ? rows[0]?.hmac?.equals(mark) === true : rows.length === 0;
  } finally {
    await client.end();
  }
}
