import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { photo as photoOf } from '../packages/server/src/features/files/files.factory.ts';
import { demoSession, product } from './product.ts';
import { weighing } from './weigh.ts';

// node bench/uploads.ts   what uploads that come at once cost the process that serves: how much its resident memory
// grows over what it holds once warm, and how long its slowest answer took for this client, which is busy sending
// meanwhile. Linux only (/proc).

const { values: options } = parseArgs({
  options: { parallel: { type: 'string', default: '20' }, rounds: { type: 'string', default: '5' } },
});
const parallel = Number(options.parallel);

const folder = await mkdtemp(join(tmpdir(), 'loadline-uploads-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const served = await product(join(folder, 'data'), { UPLOADS_PER_HOUR: '100000', FILE_SPACE_MB: '1000000' });
try {
  const session = await demoSession(served.address);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const paper = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    Buffer.alloc(20 * 1_048_576 - 64, 32),
    Buffer.from('\n%%EOF\n'),
  ]);
  const photo = await photoOf(4_000, 3_000);
  console.log(`${parallel} uploads at once, ${options.rounds} rounds; resident memory in MB`);
  await weigh('papers of 20 MB', 'a.pdf', paper, headers);
  await weigh('photos of 12 megapixels', 'a.jpg', photo, headers);
} finally {
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function weigh(title: string, name: string, content: Buffer, headers: Record<string, string>) {
  const form = () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(content)]), name);
    return body;
  };
  const send = async () => {
    const url = `${served.address}/omsapi/files/upload?subject=sheet&type=PHOTO`;
    const reply = await fetch(url, { method: 'POST', headers, body: form() });
    const { code, message } = JSON.parse(await reply.text());
    if (code !== 200) throw new Error(`${reply.status} ${message}`);
  };
  // Once alone: what the first of its kind loads for good is not what many cost.
  await send();
  for (let round = 1; round <= Number(options.rounds); round += 1) {
    const weighed = await weighing(served);
    const start = performance.now();
    await Promise.all(Array.from({ length: parallel }, send));
    const seconds = (performance.now() - start) / 1_000;
    const { before, peak, slowest } = await weighed();
    const figures = [before, peak, peak - before].map((megabytes) => megabytes.toFixed(0));
    console.log(
      `${title}\tbefore ${figures[0]}\tpeak ${figures[1]}\tgrowth ${figures[2]}\tall after ${seconds.toFixed(1)} s\tslowest /healthz ${slowest.toFixed(0)} ms`,
    );
  }
}
