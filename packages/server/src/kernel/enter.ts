import type { PoolClient, QueryResult } from 'pg';
import { Problem } from './problem.ts';
import type { Member, Viewer } from './viewer.ts';
import { permissionOf } from './viewer.ts';

/** What `enter` and its sisters give. */
interface Entered {
  readonly org_id: string;
  readonly user_id: string;
  readonly username: string;
  readonly name: string;
  readonly permissions: Member['permissions'];
  readonly company_zh: string;
  readonly company_en: string;
  readonly data_authority: Member['authority'];
  readonly session_id: string | null;
  readonly kind: Member['kind'];
  readonly must_enrol: boolean;
  readonly viewing_as: boolean;
  readonly staff_org: string | null;
}

/** Opens the door for whoever asks: from here on the policies know whose rows may be seen. */
export function enter(client: PoolClient, viewer: Viewer): Promise<QueryResult> {
  const permission = permissionOf(viewer.access);
  if (viewer.by === 'nobody') return Promise.reject(new Problem('notSignedIn'));
  if (viewer.by === 'program') return client.query('select * from enter_program($1)', [permission]);
  if ('job' in viewer.by) return client.query('select * from enter_job($1, $2)', [viewer.by.job, permission]);
  const { tokenHash } = viewer.by;
  if (viewer.forCustomer !== undefined)
    return client.query('select * from enter_for($1, $2, $3, $4)', [
      tokenHash,
      permission,
      viewer.forCustomer,
      viewer.forContact ?? null,
    ]);
  return client.query({
    name: 'enter',
    text: 'select * from enter($1, $2)',
    values: [tokenHash, permission],
  });
}

export function memberOf(entered: QueryResult<Entered> | undefined, viewer: Viewer): Member {
  const row = entered?.rows[0];
  if (!row) throw new Problem('notSignedIn');
  viewer.entered = row.user_id;
  return {
    orgId: row.org_id,
    userId: row.user_id,
    username: row.username,
    name: row.name,
    permissions: row.permissions,
    company: { zh: row.company_zh, en: row.company_en },
    authority: row.data_authority,
    sessionId: row.session_id ?? undefined,
    kind: row.kind,
    mustEnrol: row.must_enrol,
    viewingAs: row.viewing_as,
    onBehalf: row.staff_org !== row.org_id && !row.viewing_as,
  };
}
