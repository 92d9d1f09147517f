import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@loadline/client';

const seen = new Set<string>();
const secret = process.env['LOADLINE_SECRET'] ?? '';

async function statusFor(request: IncomingMessage): Promise<number> {
  try {
    const { id, type, data } = await verifyWebhook(request.headers, await text(request), secret);
    if (!seen.has(id)) console.log(type, data);
    seen.add(id);
    return 204;
  } catch {
    return 400;
  }
}

createServer((request, response) => {
  void statusFor(request).then((status) => response.writeHead(status).end());
}).listen(Number(process.env['PORT']));
