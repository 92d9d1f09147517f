import type { ServedEndpoint } from '../kernel/served.ts';
import type { Calls, Reply } from './calls.ts';
import type { Belongings, Fixture } from './fixture.ts';
import { fixtures } from './fixtures.ts';

export function nameOf({ method, path }: ServedEndpoint): string {
  return `${method} ${path}`;
}

function fixtureOf(endpoint: ServedEndpoint): Fixture {
  const fixture = fixtures[nameOf(endpoint)];
  if (!fixture)
    throw new Error(
      `${nameOf(endpoint)} has no fixture in testing/fixtures.ts: nobody has looked at who may call it`,
    );
  return fixture;
}

/** Calls an endpoint in somebody's name about somebody's things. */
export async function callAbout(
  calls: Calls,
  endpoint: ServedEndpoint,
  of: Belongings,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const { query, body, upload } = fixtureOf(endpoint);
  const search = query ? `?${new URLSearchParams(query(of)).toString()}` : '';
  const url = `${endpoint.path}${search}`;
  if (endpoint.method === 'GET') return calls.get(url, headers);
  if (upload) return calls.upload(url, 'orders.xlsx', await upload(), headers);
  return calls.post(url, body?.(of), headers);
}

/** What is only asked and keeps nothing, with more of it than an address holds: a POST that writes nothing. */
export function isQuestion({ path }: Pick<ServedEndpoint, 'path'>): boolean {
  return /\/(?:files\/match|mawb\/moves\/try|tariff\/calculate|sso\/provider\/test)$/.test(path);
}
