import { Readable } from 'node:stream';
import { madeMid } from '@loadline/contract/mids/mid-code';
import type { FileStore } from '../kernel/files.ts';
import type { Clerk } from './accounts.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import type { entryRows } from './entries.rows.ts';
import { hoursAfter } from './local-hours.ts';
import type { Manufacturer } from './mids.seed.ts';
import { manufacturers } from './mids.seed.ts';
import { pdfOf } from './pdf.ts';

interface Person {
  readonly user_id: string;
  readonly name: string;
}

interface Demo {
  readonly entries: Pick<ReturnType<typeof entryRows>, 'us_entry' | 'us_entry_order'>;
  readonly goods: readonly {
    readonly order_id: string;
    readonly line_no: number;
    readonly name_en: string;
    readonly hs_dest: string;
  }[];
  /** Who of the customer has made the first of their orders. */
  readonly by: Person;
  readonly clerk: Clerk;
  readonly now: Date;
}

const hoursADay = 24;

/** The manufacturers of the customer whose entries the demo has, and the codes with which their lines are filed. */
export async function midRows(files: FileStore, { entries, goods, by, clerk, now }: Demo) {
  const orgId = entries.us_entry[0]?.org_id;
  if (orgId === undefined) return { mid: [], us_entry_mid: [], file: [], record_file: [], audit: [] };
  const all = manufacturers.map((one) => midOf(one, { orgId, by: by.user_id, now }));
  const proven = all.filter(({ one }) => one.proof);
  const papers = await Promise.all(proven.map((mid) => evidenceOf(files, mid, by.user_id)));
  return {
    mid: all.map(({ row }) => row),
    us_entry_mid: linesOf(entries, goods),
    file: papers.map(({ file }) => file),
    record_file: papers.map(({ record_file }) => record_file),
    audit: all.flatMap((mid) => deedsOf(mid, by, clerk)),
  };
}

type Mid = ReturnType<typeof midOf>;

function midOf(one: Manufacturer, { orgId, by, now }: { orgId: string; by: string; now: Date }) {
  const site = chanceOf(`mid ${one.name}`);
  const chance = chanceOf(`mid ${one.name} ${one.edition}`);
  const [made, decided] = [
    hoursAfter(now, -one.days * hoursADay),
    hoursAfter(now, -(one.days - 1) * hoursADay),
  ];
  const siteId = site.id(hoursAfter(now, -400 * hoursADay));
  const { name, street, city, postal, country, role, textile, edition, state, verdict } = one;
  const { code } = madeMid({ country, province: null, name, street, city, postal });
  const row = {
    org_id: orgId,
    id: edition === 1 ? siteId : chance.id(made),
    site_id: siteId,
    edition,
    code,
    name,
    street,
    city,
    postal,
    country,
    role,
    textile,
    state,
    state_at: state === 'DRAFT' ? made : decided,
    verdict,
    version: state === 'DRAFT' ? 1 : 3,
    created_by: by,
    created_at: made,
    updated_at: state === 'DRAFT' ? made : decided,
  };
  return { one, row, chance, made, decided };
}

/** What shows that a manufacturer is there. */
async function evidenceOf(files: FileStore, { one, row, made }: Mid, by: string) {
  const lines = ['BUSINESS LICENCE', '', one.name, `${one.street}, ${one.city}`];
  const { fileId, size, sha256 } = await files.put(row.org_id, Readable.from([pdfOf(lines)]));
  const at = hoursAfter(made, 1);
  return {
    file: {
      org_id: row.org_id,
      file_id: fileId,
      name: `营业执照_${row.code}.pdf`,
      type: 'application/pdf',
      size,
      sha256: `\\x${sha256.toString('hex')}`,
      created_by: by,
      created_at: at,
    },
    record_file: {
      org_id: row.org_id,
      file_id: fileId,
      subject: 'mid',
      subject_id: row.id,
      type: '2',
      visible: true,
      by_staff: false,
      uploaded_by: by,
      uploaded_at: at,
      verdict: null,
      verdict_reason: null,
      decided_by: null,
      decided_at: null,
    },
  };
}

/** It was made by its customer and, where it is no draft any more, decided by the desk. */
function deedsOf({ row, chance, made, decided }: Mid, by: Person, clerk: Clerk) {
  const about = { org_id: row.org_id, subject: 'mid', subject_id: row.id };
  const deed = (
    at: Date,
    action: string,
    changes: object,
    who: { userId: string; name: string },
    of: Chance,
  ) => ({
    ...about,
    audit_id: of.id(at),
    at,
    user_id: who.userId,
    who: who.name,
    action,
    changes,
  });
  const first = deed(
    made,
    'made',
    { code: { from: null, to: row.code } },
    { userId: by.user_id, name: by.name },
    chance,
  );
  if (row.state === 'DRAFT' || row.state === 'SUBMITTED') return [first];
  const to = row.state === 'SUPERSEDED' ? 'APPROVED' : row.state;
  return [first, deed(decided, 'status-changed', { state: { from: 'SUBMITTED', to } }, clerk, chance)];
}

/** The lines of the entries with a code each: of what is not filed that of the factory that has moved since. */
function linesOf({ us_entry, us_entry_order }: Demo['entries'], goods: Demo['goods']) {
  const inForce = manufacturers.filter(({ state, role }) => state === 'APPROVED' && role === 'manufacturer');
  const [moved] = inForce;
  const codeOf = ({ name, street, city, postal, country }: Manufacturer) =>
    madeMid({ country, province: null, name, street, city, postal }).code;
  return us_entry.flatMap((entry) => {
    const orders = us_entry_order
      .filter(({ entry_id }) => entry_id === entry.id)
      .map(({ order_id }) => order_id);
    return goods
      .filter(({ order_id }) => orders.includes(order_id))
      .flatMap(({ order_id, line_no, name_en, hs_dest }) => {
        const maker = entry.status === 'PREPARING' ? moved : inForce[(line_no - 1) % inForce.length];
        return maker
          ? [
              {
                org_id: entry.org_id,
                entry_id: entry.id,
                order_id,
                goods_no: line_no,
                name_en,
                hts: hs_dest,
                mid: codeOf(maker),
              },
            ]
          : [];
      });
  });
}
