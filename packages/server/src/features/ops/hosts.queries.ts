import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { hostEntry } from '@loadline/contract/ops/host';
import type { listHosts } from '@loadline/contract/ops/host.api';
import type { HostBrand } from '@loadline/contract/site/host';
import { neutralBrand } from '@loadline/contract/site/host';
import { json, text } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { FileAnswer, fileTypeOf } from '../../kernel/file-answer.ts';
import type { FileStore } from '../../kernel/files.ts';
import { Problem } from '../../kernel/problem.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type Hosts = AnswerOf<typeof listHosts>;
export type Host = Hosts[number];

const hostJson = jsonOf(hostEntry.fields, 'h', {
  logoId: sql`h.logo_file_id::text`,
  faviconId: sql`h.favicon_file_id::text`,
});
const hosts = sql`select coalesce(json_agg(${hostJson} order by h.host), '[]') from host_brand h`;

export function everyHost(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${hosts})::text`);
}

export async function hostsIn(tx: Tx): Promise<Hosts> {
  const { list } = await tx.one(sql.type({ list: json<Hosts>() })`select (${hosts}) as list`);
  return list;
}

/** How each configured host looks. */
export async function brandsOf(db: Pick<Database, 'call'>): Promise<Map<string, Omit<HostBrand, 'codes'>>> {
  const rows = await db.call(sql.type({ host: json<Host>() })`select ${hostJson} as host from host_brand h`);
  return new Map(rows.map(({ host }) => [host.host, brandIn(host)]));
}

function brandIn({
  labelZh,
  labelEn,
  logoId,
  faviconId,
  shipHwc,
  ...calculator
}: Host): Omit<HostBrand, 'codes'> {
  const { label } = neutralBrand.calculator;
  return {
    label: { zh: labelZh, en: labelEn },
    ...(logoId && { logo: logoId }),
    ...(faviconId && { favicon: faviconId }),
    shipHwc,
    calculator: {
      label: { zh: calculator.calculatorLabelZh ?? label.zh, en: calculator.calculatorLabelEn ?? label.en },
      action: calculator.calculatorAction,
    },
  };
}

const aDay = 86_400;

/** An image that some host shows; any other file does not exist here. */
export async function shownImage(db: Database, files: FileStore, id: string): Promise<FileAnswer> {
  const [found] = await db.call(
    sql.type({ org_id: text, name: text, type: text })`select * from shown_image(${id})`,
  );
  if (!found) throw new Problem('notFound');
  return new FileAnswer(found.name, fileTypeOf(found.type), files.read(found.org_id, id), aDay);
}
