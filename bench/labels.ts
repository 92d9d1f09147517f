import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { labelImportSubject, packingSheet } from '../packages/contract/src/labels/label-import.ts';
import { rowsIn } from '../packages/e2e/product-database.ts';
import { filled } from '../packages/server/src/features/imports/imports.factory.ts';
import { cartonRow, styleRow, zipped } from '../packages/server/src/features/labels/labels.import.factory.ts';
import { launched } from './opened.ts';
import { askerOf, demoSession, product } from './product.ts';
import { spread } from './spread.ts';
import { weighing } from './weigh.ts';

// node bench/labels.ts   2,000 styles with 490 MB of artwork from three files to labels: how long it takes, how much the resident memory of
// the process that serves grows, how long its slowest answer takes beside it; then, with 8,000 photos, how long the list and the board of
// these labels take until they can be used, and how much comes before the first scroll. Linux only (/proc).

const { values: options } = parseArgs({
  options: {
    styles: { type: 'string', default: '2000' },
    megabytes: { type: 'string', default: '490' },
    rounds: { type: 'string', default: '9' },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  },
});
const styles = Number(options.styles);
const at = '/omsapi/labels/imports';
/** How long a page is watched for what still comes, in milliseconds. */
const settles = 1_500;

const folder = await mkdtemp(join(tmpdir(), 'loadline-labels-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const data = join(folder, 'data');
const served = await product(data, { UPLOADS_PER_HOUR: '100000', FILE_SPACE_MB: '1000000' });
try {
  const session = await demoSession(served.address);
  await importThem(session.access_token);
  await layPhotos();
  await showThem(session);
} finally {
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function importThem(token: string): Promise<void> {
  const ask = askerOf(served.address, token);
  const { rows } = await ask('/omsapi/orders?status=ORDERED&size=20');
  const { orderNumber } = rows[0];
  const named = Array.from({ length: styles }, (_, no) => `BN-${no + 1}`);
  const list = await filled(
    labelImportSubject,
    named.map((styleNo) => styleRow(orderNumber, styleNo)),
  );
  const packing = await filled(
    { ...labelImportSubject, ...packingSheet },
    named.map((styleNo, no) => cartonRow(orderNumber, styleNo, String(no + 1))),
  );
  const each = Math.floor((Number(options.megabytes) * 1_048_576) / styles);
  const archive = await zipped(
    named.map((styleNo) => ({ name: `${styleNo}/Oat/care.pdf`, content: artworkOf(each) })),
  );
  const { brands, schemes } = await ask(`${at}/rules`);
  const weighed = await weighing(served);
  const uploaded = await step('style list', () => send(at, 'styles.xlsx', list, token));
  const { id } = uploaded;
  await ask(`${at}/rules`, { id, brandId: brands[0].value, schemeId: schemes[0].value });
  await step('packing list', () => send(`${at}/packing?id=${id}`, 'packing.xlsx', packing, token));
  const parts = await step(`artwork, ${(archive.length / 1_048_576).toFixed(0)} MB`, () =>
    send(`${at}/artwork?id=${id}`, 'artwork.zip', archive, token),
  );
  console.log(
    `  ${parts.artwork.files} files of ${parts.artwork.styles} styles, ${parts.artwork.wrong} refused`,
  );
  await step('labels made', async () => {
    await ask(`${at}/change`, { id, cells: [] });
    await ask(`${at}/commit`, { id });
    for (;;) {
      const facts = await ask(`${at}/detail?id=${id}`);
      if (facts.state !== 'COMMITTING')
        return console.log(`  ${facts.state}, ${facts.importedRecords} labels`);
      await setTimeout(100);
    }
  });
  const { before, peak, slowest } = await weighed();
  console.log(
    `resident ${before} → ${peak} MB (+${peak - before}); slowest /healthz ${slowest.toFixed(0)} ms`,
  );
}

/** A paper of this size that hardly packs, as drawings do. */
function artworkOf(bytes: number): Buffer {
  const drawn = randomBytes(Math.ceil((bytes * 3) / 4))
    .toString('base64')
    .slice(0, bytes - 32);
  return Buffer.from(`%PDF-1.4\n${drawn}\n%%EOF\n`);
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  console.log(`${name}\t${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return done;
}

async function send(path: string, name: string, content: Buffer, token: string) {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(served.address + path, { method: 'POST', headers, body });
  const told = JSON.parse(await reply.text());
  if (told.code !== 200) throw new Error(`${path}: ${reply.status} ${told.message}`);
  return told.data;
}

/** Four photos of each label, none of which a list or a board shows: they are counted. */
async function layPhotos(): Promise<void> {
  const each = `select l.org_id, l.id, l.created_by, k.kind, md5(l.id::text || k.kind)::uuid as file_id from label l
    cross join (values ('front'), ('label'), ('washCare'), ('carton')) k (kind) where l.style_no like 'BN-%'`;
  await rowsIn(
    data,
    `with each as (${each}), f as (insert into file (org_id, file_id, name, type, size, sha256, created_by)
       select org_id, file_id, 'photo.jpg', 'jpg', 1000, decode(md5(file_id::text), 'hex'), created_by from each)
     insert into record_file (org_id, file_id, subject, subject_id, type, visible, by_staff, uploaded_by)
       select org_id, file_id, 'label', id, 'PHOTO', true, true, created_by from each`,
  );
  const laid = await rowsIn(
    data,
    `insert into label_photo (org_id, file_id, label_id, kind, taken_who) select org_id, file_id, id, kind, 'Bench' from (${each}) p returning 1`,
  );
  await rowsIn(data, 'analyze label, label_photo, record_file, file');
  console.log(`photos\t${laid.length}`);
}

async function showThem(session: { access_token: string; user: { username: string } }): Promise<void> {
  const browser = await launched(options.chromium);
  try {
    for (const [name, path, seen] of [
      ['list', '/label', '.data-table__row'],
      ['board', '/label?look=board', '.label-board__card'],
    ] as const) {
      const times: number[] = [];
      let came = new Map<string, number>();
      for (let round = 0; round < Number(options.rounds); round += 1) {
        const context = await browser.newContext({
          viewport: { width: 1440, height: 900 },
          locale: 'zh-CN',
          baseURL: served.address,
        });
        await context.addInitScript((all) => {
          for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
        }, kept(session));
        const shown = await open(context, path, seen);
        times.push(shown.usable);
        came = shown.bytes;
        await context.close();
      }
      const parts = [...came].map(([kind, size]) => `${kind} ${Math.round(size / 1_000)}`);
      console.log(
        `${name}\tempty cache\tusable ms ${spread(times, 0)}\tkB before the first scroll: ${parts.join(', ')}`,
      );
    }
  } finally {
    await browser.close();
  }
}

function kept({ access_token, user }: { access_token: string; user: { username: string } }) {
  return { access_token, user: JSON.stringify(user), ms_username: user.username };
}

/** Usable: the first line stands there, what is under way has been worked off once, and the frame after it is painted. */
async function open(context: BrowserContext, path: string, seen: string) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction((what) => document.querySelector(what) !== null, seen, { polling: 'raf' });
  await page.evaluate(
    () =>
      new Promise((done) =>
        globalThis.setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 0),
      ),
  );
  const usable = performance.now() - start;
  // A page is never idle: its stream of changes stays open.
  await page.waitForTimeout(settles);
  return { usable, bytes };
}
