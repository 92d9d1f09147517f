import type { Database } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken, isApiKey, tokenIn } from '../../kernel/token.ts';

interface Use {
  calls: number;
  refused: number;
  at: string;
  address: string;
}

const everyMs = 10_000;
/** Keys that are counted at once; made-up ones among them are forgotten when they are written down. */
const atMost = 10_000;
const refusals = new Set([401, 403, 429]);

/** Counts what comes by keys, and writes it down from time to time: no call waits for it. */
export function countKeyUses({ app, db, clock }: Pick<House, 'app' | 'db' | 'clock'>): void {
  let uses = new Map<string, Use>();
  app.addHook('onResponse', async ({ headers, ip }, { statusCode }) => {
    const token = tokenIn(headers.authorization);
    if (!token || !isApiKey(token)) return;
    const hash = hashOfToken(token).toString('hex');
    const known = uses.get(hash);
    if (!known && uses.size >= atMost) return;
    uses.set(hash, {
      calls: (known?.calls ?? 0) + 1,
      refused: (known?.refused ?? 0) + (refusals.has(statusCode) ? 1 : 0),
      at: clock.now().toISOString(),
      address: ip,
    });
  });
  const write = async () => {
    const taken = uses;
    uses = new Map();
    // What cannot be written now is not worth a refusal: figures of use, no business.
    if (taken.size > 0) await noteUses(db, taken).catch(() => undefined);
  };
  writeInTurns(app, write);
}

function writeInTurns(app: House['app'], write: () => Promise<void>): void {
  const timer = setInterval(() => void write(), everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

async function noteUses(db: Database, uses: ReadonlyMap<string, Use>): Promise<void> {
  const rows = JSON.stringify([...uses].map(([hash, use]) => ({ hash, ...use })));
  await db.call(sql`select note_key_uses(${rows}::jsonb)`);
}
