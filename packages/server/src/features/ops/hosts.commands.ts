import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { deleteHost, saveHost } from '@loadline/contract/ops/host.api';
import { brandImageMegabytes } from '@loadline/contract/ops/host.api';
import { audit, auditView } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { kindOfFile } from '../../kernel/file-kind.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { storeIncoming } from '../../kernel/incoming-file.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import { fileView, keepFile } from '../files/files.rows.public.ts';
import type { Host, Hosts } from './hosts.queries.ts';
import { hostsIn } from './hosts.queries.ts';

type Asked = BodyOf<typeof saveHost>;

export function keepHost(staff: Database, viewer: Viewer, given: Asked): Promise<Hosts> {
  const asked = { ...given, host: given.host.toLowerCase() };
  return staff.inTransaction(viewer, async (tx) => {
    await requireImages(tx, asked);
    const before = asked.version === null ? undefined : await lockedHost(tx, asked);
    if (before) requireVersion(before, asked.version, asked);
    const laid = await tx.rows(layingHost(asked));
    if (laid.length === 0) throw new Problem('nameTaken', { name: asked.host });
    const { version: _version, ...values } = asked;
    const changes = { host: asked.host, ...differences(before ?? {}, values) };
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'host', changes });
    return hostsIn(tx);
  });
}

export function dropHost(staff: Database, viewer: Viewer, given: BodyOf<typeof deleteHost>): Promise<Hosts> {
  const asked = { ...given, host: given.host.toLowerCase() };
  return staff.inTransaction(viewer, async (tx) => {
    requireVersion(await lockedHost(tx, asked), asked.version, asked);
    await tx.rows(sql`delete from host_brand where host = ${asked.host}`);
    await audit(tx, { action: 'deleted', subject: 'host', changes: { host: asked.host } });
    return hostsIn(tx);
  });
}

async function lockedHost(tx: Tx, { host }: { readonly host: string }): Promise<Host> {
  await tx.one(sql`select 1 from host_brand where host = ${host} for update`);
  const found = (await hostsIn(tx)).find((one) => one.host === host);
  if (!found) throw new Problem('notFound');
  return found;
}

/** The images are ones that were uploaded here; a file of anything else never becomes public. */
async function requireImages(tx: Tx, { logoId, faviconId }: Asked): Promise<void> {
  const wanted = new Set([logoId, faviconId].filter((id) => id !== null));
  const known = await tx.rows(sql`
    select 1 from ${fileView} f where f.org_id = ${tx.me.orgId} and f.file_id = any(${[...wanted]}::uuid[])
      and exists (select from ${auditView} a where a.org_id = f.org_id and a.subject = 'host' and a.action = 'uploaded' and a.subject_id = f.file_id)`);
  if (known.length < wanted.size) throw new Problem('notFound');
}

/** A known host changes only for who names its version. */
function layingHost(asked: Asked): Sql {
  const { version, host, labelZh, labelEn, logoId, faviconId, shipHwc, ...calculator } = asked;
  const { calculatorLabelZh, calculatorLabelEn, calculatorAction } = calculator;
  return sql`
    insert into host_brand as h (host, label_zh, label_en, logo_file_id, favicon_file_id, ship_hwc, calculator_label_zh, calculator_label_en, calculator_action)
    values (${host}, ${labelZh}, ${labelEn}, ${logoId}, ${faviconId}, ${shipHwc}, ${calculatorLabelZh}, ${calculatorLabelEn}, ${calculatorAction})
    on conflict (host) do update set label_zh = excluded.label_zh, label_en = excluded.label_en, logo_file_id = excluded.logo_file_id,
      favicon_file_id = excluded.favicon_file_id, ship_hwc = excluded.ship_hwc, calculator_label_zh = excluded.calculator_label_zh,
      calculator_label_en = excluded.calculator_label_en, calculator_action = excluded.calculator_action, version = h.version + 1, updated_at = now()
      where h.version = ${version}
    returning h.host`;
}

/** Stores an image that a host can show. What is refused leaves nothing behind. */
export async function takeImage(
  { staff, files, config }: House,
  viewer: Viewer,
  incoming: IncomingFile,
): Promise<{ id: string }> {
  const { me } = await staff.read(viewer);
  const stored = await storeIncoming(files, me.orgId, incoming, brandImageMegabytes);
  try {
    const path = files.pathOf(me.orgId, stored.fileId);
    const type = await typeOfImage(path, incoming.name);
    await scan(config.scanCommand, path);
    await staff.inTransaction(viewer, (tx) => layImage(tx, stored, type));
    return { id: stored.fileId };
  } catch (error) {
    await files.remove(me.orgId, stored.fileId);
    throw error;
  }
}

async function typeOfImage(path: string, name: string): Promise<string> {
  const kind = await kindOfFile(path, name);
  if (kind !== 'png' && kind !== 'jpg' && kind !== 'ico')
    throw new Problem('wrongFileKind', { types: 'png, jpg, ico' });
  return kind;
}

async function layImage(tx: Tx, stored: StoredFile, type: string): Promise<void> {
  const { fileId, size } = stored;
  await keepFile(tx, stored, { name: `image.${type}`, type });
  await audit(tx, { action: 'uploaded', subject: 'host', subjectId: fileId, changes: { type, size } });
}
