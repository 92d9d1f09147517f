import type { PoolClient, QueryResult } from 'pg';
import { Problem } from './problem.ts';
import type { Member, Viewer } from './viewer.ts';
import { isByKey, permissionOf } from './viewer.ts';

/** What `enter` and its sisters give. */
interface Entered {
  readonly org_id: string;
  readonly user_id: string;
  readonly username: string;
  readonly name: string;
  /** With commas between: the client reads a list of them ten times as fast as an array. */
  readonly permissions: string;
  readonly company_zh: string;
  readonly company_en: string;
  readonly data_authority: Member['authority'];
  /** What they came in by: a session, or the key of a program. */
  readonly session_id: string | null;
  readonly kind: Member['kind'];
  readonly must_enrol: boolean;
  readonly viewing_as: boolean;
  readonly staff_org: string | null;
}

const member = `select m.org_id, m.user_id, m.username, m.name, coalesce(array_to_string(m.permissions, ','), '') as permissions, m.company_zh, m.company_en,
  m.data_authority, m.session_id, m.kind, m.must_enrol, m.viewing_as, m.staff_org from`;

/** Opens the door for whoever asks: from here on the policies know whose rows may be seen. */
export function enter(client: PoolClient, viewer: Viewer): Promise<QueryResult> {
  const permission = permissionOf(viewer.access);
  if (viewer.by === 'nobody') return Promise.reject(new Problem('notSignedIn'));
  if (viewer.by === 'program') return client.query(`${member} enter_program($1) m`, [permission]);
  if ('job' in viewer.by) return client.query(`${member} enter_job($1, $2) m`, [viewer.by.job, permission]);
  if ('keyHash' in viewer.by) return enterByKey(client, viewer, viewer.by.keyHash);
  const { tokenHash } = viewer.by;
  if (viewer.forCustomer !== undefined)
    return client.query(`${member} enter_for($1, $2, $3, $4) m`, [
      tokenHash,
      permission,
      viewer.forCustomer,
      viewer.forContact ?? null,
    ]);
  return client.query({
    name: 'enter',
    text: `${member} enter($1, $2) m`,
    values: [tokenHash, permission],
  });
}

function enterByKey(client: PoolClient, viewer: Viewer, keyHash: Buffer): Promise<QueryResult> {
  const asked = [keyHash, viewer.address, permissionOf(viewer.access)];
  if (viewer.forCustomer !== undefined)
    return client.query(`${member} enter_for_by_key($1, $2, $3, $4, $5) m`, [
      ...asked,
      viewer.forCustomer,
      viewer.forContact ?? null,
    ]);
  return client.query({ name: 'enter by key', text: `${member} enter_by_key($1, $2, $3) m`, values: asked });
}

export function memberOf(entered: QueryResult<Entered> | undefined, viewer: Viewer): Member {
  const row = entered?.rows[0];
  if (!row) throw new Problem('notSignedIn');
  const byKey = isByKey(viewer);
  // Of a key, it is the key that is counted: its maker's own calls are another matter.
  viewer.entered = (byKey && row.session_id) || row.user_id;
  return {
    orgId: row.org_id,
    userId: row.user_id,
    username: row.username,
    name: row.name,
    permissions: row.permissions === '' ? [] : row.permissions.split(','),
    company: { zh: row.company_zh, en: row.company_en },
    authority: row.data_authority,
    sessionId: byKey ? undefined : (row.session_id ?? undefined),
    kind: row.kind,
    mustEnrol: row.must_enrol,
    viewingAs: row.viewing_as,
    onBehalf: row.staff_org !== row.org_id && !row.viewing_as,
  };
}
