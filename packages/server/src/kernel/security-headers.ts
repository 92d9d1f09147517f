import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
];

/** The policy of a page. `style` is the hash of styles that stand in its document: those of public pages. */
export function contentPolicy(style?: `sha256-${string}`): string {
  const own = style
    ? policy.map((line) => (line.startsWith('style-src') ? `${line} '${style}'` : line))
    : policy;
  return own.join('; ');
}

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(self), clipboard-write=(self), display-capture=(), fullscreen=(self), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
};

export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => protect(request, reply));
}

/** Puts the headers on one answer. Only what passes no hook needs this: an address that cannot be read. */
export function protect(request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(always)) reply.header(name, value);
  if (request.protocol === 'https')
    reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', contentPolicy());
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What could not be read as a request reaches no route: it is refused here, under the same headers, and the line ends. */
export function refuseNoRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusOf[error.code] ?? 400;
  const headers = {
    ...always,
    'content-security-policy': contentPolicy(),
    'cache-control': 'no-store',
    'content-length': '0',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.destroy(error);
}
