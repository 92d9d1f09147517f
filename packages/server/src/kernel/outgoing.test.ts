import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { outsideOf } from './outgoing.ts';

const internet = outsideOf([]);
let reached = 0;
const server = createServer((request, reply) => {
  reached += 1;
  if (request.url === '/leads-inside')
    return reply.writeHead(301, { location: `http://127.0.0.1:${port}/` }).end();
  if (request.url === '/hangs') return;
  reply.end('x'.repeat(100_000));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
after(() => server.close());

/** Addresses that lead inside a network, however they are written. */
const tricks = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://①②⑦.⓪.⓪.①/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://foo.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://router.home.arpa/',
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://100.64.0.1/',
  'https://100.127.255.254/',
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.170.2/v2/credentials',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://0251.0376.0251.0376/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://192.168.1.1:8443/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://192.88.99.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[0:0:0:0:0:ffff:10.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b::169.254.169.254]/',
  'https://[64:ff9b:1::1]/',
  'https://[100::1]/',
  'https://[2001::1]/',
  'https://[2001:db8::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a9fe:a9fe::]/',
  'https://[3fff::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'https://user@example.com/',
  'https://:word@example.com/',
  'https://example.com:x@127.0.0.1/',
];

test('no address inside a network is ever called, however it is written', async () => {
  assert.ok(tricks.length >= 60);
  for (const trick of tricks) {
    // What is no address at all is refused before.
    if (!URL.canParse(trick)) continue;
    const url = new URL(trick);
    assert.equal(internet.mayCall(url), false, trick);
    const answer = await internet.post({ url, headers: {}, body: '{}', deadlineMs: 2_000 });
    assert.deepEqual(answer, { failure: 'inside' }, trick);
  }
  assert.equal(reached, 0);
});

test('an address of the internet may be called', () => {
  for (const right of [
    'https://erp.example.com/hooks',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://example.com:8443/x?y=1',
  ])
    assert.equal(internet.mayCall(new URL(right)), true, right);
});

test('a name is called by the address that was looked up, and not where it leads inside', async () => {
  // Every machine has a name for itself that says nothing of where it leads.
  const { hostname } = await import('node:os');
  const url = new URL(`https://${hostname()}/`);
  const answer = await internet.post({ url, headers: {}, body: '{}', deadlineMs: 2_000 });
  assert.ok('failure' in answer && ['inside', 'dns'].includes(answer.failure), JSON.stringify(answer));
  assert.equal(reached, 0);
});

test('a network that the installation allows is reached, by http, too, and no other beside it', async () => {
  const allowing = outsideOf(['127.0.0.1']);
  const posted = { headers: {}, body: '{}', deadlineMs: 2_000 };
  const at = (path: string) => new URL(`http://127.0.0.1:${port}${path}`);
  assert.deepEqual(await allowing.post({ ...posted, url: at('/') }), { status: 200 });
  assert.equal(allowing.mayCall(new URL('http://127.0.0.2/')), false);
  // A redirect is an answer like any other: nobody goes there.
  const before = reached;
  assert.deepEqual(await allowing.post({ ...posted, url: at('/leads-inside') }), { status: 301 });
  assert.equal(reached, before + 1);
  assert.deepEqual(await allowing.post({ ...posted, deadlineMs: 100, url: at('/hangs') }), {
    failure: 'timeout',
  });
  assert.deepEqual(await allowing.post({ ...posted, url: new URL('http://127.0.0.1:1/') }), {
    failure: 'refused',
  });
  const secure = await allowing.post({ ...posted, url: new URL(`https://127.0.0.1:${port}/`) });
  assert.ok('failure' in secure && ['tls', 'broken'].includes(secure.failure), JSON.stringify(secure));
});
