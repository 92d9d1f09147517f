import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { FileStore } from './files.ts';
import type { Live } from './live.ts';
import type { Senders } from './messages/senders.ts';
import type { Passwords } from './passwords.ts';
import type { ServedEndpoint } from './served.ts';
import type { Vault } from './vault.ts';

/** What every feature stands on. Routes take the house; queries and commands take only the database. */
export interface House {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The same database as the forwarder's staff reach it: across customers, within the scope of their team. */
  readonly staff: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  /** What other processes and transactions say when they commit. */
  readonly live: Live;
  readonly config: Config;
  readonly passwords: Passwords;
  readonly vault: Vault;
  /** The ways out for SMS and mail. */
  readonly senders: Senders;
  /** Every endpoint that is served: OpenAPI, the access test and the fuzz read it. */
  readonly served: ServedEndpoint[];
}
