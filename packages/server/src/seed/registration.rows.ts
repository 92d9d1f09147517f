import { Readable } from 'node:stream';
import type { FileStore } from '../kernel/files.ts';
import type { Passwords } from '../kernel/passwords.ts';
import type { Clerk, Team } from './accounts.ts';
import { demoPassword } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { idOf } from './demo-id.ts';
import { hoursAfter } from './local-hours.ts';
import { pdfOf } from './pdf.ts';
import { factsOfPeople } from './people.seed.ts';
import { applications } from './registrations.seed.ts';
import { firstEditions } from './site-content.ts';

type Application = (typeof applications)[number];

/** Numbers far behind those that a day's first applicants get: a real one of today must still find its number free. */
const firstNumber = 9_001;

/** The applications with their licences, which lie under the forwarder as they do in earnest. */
export async function registrationRows(
  passwords: Passwords,
  files: FileStore,
  { teams, clerk, now }: { teams: readonly Team[]; clerk: Clerk; now: Date },
) {
  const hash = await passwords.hash(demoPassword);
  const rows = applications.map(async (one, at) => {
    const submitted = hoursAfter(now, -one.hoursAgo);
    const file = await storedLicence(files, clerk, one, submitted);
    return {
      file,
      registration: {
        ...rowOf(one, at, submitted, now),
        licence_file_id: file.file_id,
        password_hash: hash,
        org_id_made: madeOf(one, teams),
      },
    };
  });
  return Promise.all(rows);
}

function rowOf({ state, row }: Application, at: number, submitted: Date, now: Date) {
  const isDecided = state !== 'PENDING';
  return {
    registration_id: chanceOf(`application ${at}`).id(submitted),
    no: `RG${dayInChina(submitted)}${firstNumber + at}`,
    state,
    country: 'CN',
    agreement_version: firstEditions.agreement.edition,
    language: 'zh-cn',
    submitted_at: submitted,
    first_submitted_at: submitted,
    decided_at: isDecided ? hoursAfter(submitted, 3) : null,
    decided_by: isDecided ? idOf('op.admin', now) : null,
    version: isDecided ? 2 : 1,
    demo: true,
    reason: null,
    returned: {},
    ...row,
  };
}

function madeOf({ state, row }: Application, teams: readonly Team[]): string | null {
  if (state !== 'APPROVED') return null;
  return teams.find(({ customer }) => factsOfPeople[customer.admin]?.mobile === row.mobile)?.orgId ?? null;
}

async function storedLicence(files: FileStore, { orgId }: Clerk, { licence, row }: Application, at: Date) {
  const isCompany = row.account_type === 'company';
  const lines = ['BUSINESS LICENCE (EXAMPLE)', '', licence, `No. ${isCompany ? row.legal_id : '-'}`];
  const { fileId, size, sha256 } = await files.put(orgId, Readable.from([pdfOf(lines)]));
  const name = isCompany ? '营业执照.pdf' : '身份证.pdf';
  const stored = {
    name,
    type: 'pdf',
    size,
    sha256: `\\x${sha256.toString('hex')}`,
    created_by: null,
    created_at: at,
  };
  return { org_id: orgId, file_id: fileId, ...stored };
}

function dayInChina(at: Date): string {
  return hoursAfter(at, 8).toISOString().slice(2, 10).replaceAll('-', '');
}
