import type { HostBrand } from '@loadline/contract/site/host';
import { neutralBrand } from '@loadline/contract/site/host';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import { withinDeadline } from '../../kernel/deadline.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { brandsOf } from './hosts.queries.ts';

const keptForMs = 30_000;
const patienceMs = 2_000;

/**
 * How a host looks, from data that is asked for at most twice a minute; neutral for an unknown host, and as it was when
 * the database is away. A page waits for one question at most.
 */
export function hostBrands(
  db: Pick<Database, 'call'>,
  clock: Clock,
  codes = neutralBrand.codes,
): (host: string) => Promise<HostBrand> {
  let brands = new Map<string, Omit<HostBrand, 'codes'>>();
  let fresh = Promise.resolve();
  let askedAt = Number.NEGATIVE_INFINITY;
  async function renew(): Promise<void> {
    brands = await brandsOf(db).catch(() => brands);
  }
  return async (host) => {
    const now = clock.now().getTime();
    if (now - askedAt >= keptForMs) {
      askedAt = now;
      fresh = renew();
    }
    await withinDeadline(patienceMs, fresh).catch(() => undefined);
    return { ...(brands.get(host.toLowerCase()) ?? neutralBrand), codes };
  };
}

/** Whether the product that only some hosts offer is offered on this one. */
export function offersShipHwc(host: Sql): Sql {
  return sql`exists (select from host_brand h where h.host = ${host} and h.ship_hwc)`;
}
