/** What the database's programs get to see of our environment: a PGDATA or PGPORT set for another server must not. */
export function systemEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH };
}
