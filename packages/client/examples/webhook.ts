import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook } from '@loadline/client';

const seen = new Set<string>();
const secret = process.env['LOADLINE_SECRET'] ?? '';

createServer((request, response) => {
  void text(request)
    .then((body) => verifyWebhook(request.headers, body, secret))
    .then(
      ({ id, type, data }) => {
        if (!seen.has(id)) console.log(type, data);
        seen.add(id);
        response.writeHead(204).end();
      },
      () => response.writeHead(400).end(),
    );
}).listen(Number(process.env['PORT']));
