import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { htmlOf } from './mail.html.ts';
import type { Mail } from './mail.ts';
import { mailThrough } from './mail.ts';
import { configured } from './testing/configured.ts';
import { readMime } from './testing/mime.ts';
import { openSmtpSink } from './testing/smtp-sink.ts';

const sink = await openSmtpSink();
const from = '衡线 Loadline <no-reply@forwarder.example>';

function sender(env: Readonly<Record<string, string>> = {}) {
  const { mail } = configured({ MAIL_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: from, ...env });
  assert.ok(mail);
  return mail;
}

function approval(change: Partial<Mail> = {}): Mail {
  return {
    id: '0198c0de-0000-7000-8000-000000000002',
    to: 'li.na@shipper.example',
    subject: '您的注册申请已通过：深圳市顺达国际货运代理有限公司，欢迎使用衡线货运门户',
    text: '李娜，您好：\n\n您的申请已通过。请登录 https://portal.example/login?lang=zh-cn&from=mail。\n顺达 & 衡线 <客服>',
    ...change,
  };
}

async function arrived(change: Partial<Mail> = {}) {
  await sender().send(approval(change));
  const mail = sink.mails.at(-1);
  assert.ok(mail);
  return { ...mail, ...readMime(mail.raw) };
}

test('a Chinese mail arrives with its subject, sender and text as they were written', async () => {
  const mail = await arrived();
  assert.deepEqual([mail.from, mail.to], ['no-reply@forwarder.example', ['li.na@shipper.example']]);
  assert.equal(mail.headers.subject, approval().subject);
  assert.equal(mail.headers.from, from);
  assert.equal(mail.headers.to, 'li.na@shipper.example');
  assert.match(mail.raw, /^[\x20-\x7e\r\n\t]*$/);
  const [text, html] = mail.parts;
  assert.equal(text?.text.replaceAll('\r\n', '\n'), approval().text);
  assert.match(html?.headers['content-type'] ?? '', /^text\/html; charset=utf-8/);
  assert.equal(html?.text, htmlOf(approval().text));
});

test('a second try bears the same Message-ID, and nobody on holiday answers it', async () => {
  const [first, again] = [await arrived(), await arrived()];
  assert.equal(first.headers['message-id'], '<0198c0de-0000-7000-8000-000000000002@forwarder.example>');
  assert.equal(again.headers['message-id'], first.headers['message-id']);
  assert.equal(first.headers['auto-submitted'], 'auto-generated');
});

test('a line that is a dot ends no mail', async () => {
  const text = 'one\n.\n..two\n.three\nfour';
  const mail = await arrived({ text });
  assert.equal(mail.parts[0]?.text.replaceAll('\r\n', '\n'), text);
});

test('nothing in a subject or an id becomes a header of its own', async () => {
  const breaks = fc.constantFrom('\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\r\n ', '\r\n\r\n');
  const evil = fc
    .tuple(fc.string({ unit: 'grapheme' }), breaks, fc.string())
    .map(([before, lineBreak, behind]) => `${before}${lineBreak}Bcc: spy@evil.example${lineBreak}${behind}`);
  const names = [
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ];
  await fc.assert(
    fc.asyncProperty(evil, async (text) => {
      const mail = await arrived({ subject: text, id: text });
      assert.deepEqual(Object.keys(mail.headers).toSorted(), names);
      assert.deepEqual(mail.to, ['li.na@shipper.example']);
    }),
    { numRuns: 60 },
  );
});

test('what is not one plain address is never handed on', async () => {
  const before = sink.mails.length;
  for (const to of [
    'a@x.example, b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    'Li <a@x.example>',
    '"a b"@x.example',
    'a@x.example>',
    'a@[127.0.0.1]',
    '@x.example',
    'nobody',
    '',
  ]) {
    await assert.rejects(
      sender().send(approval({ to })),
      { name: 'NotSent', code: 'address', retry: false },
      to,
    );
  }
  assert.equal(sink.mails.length, before);
});

test('text is shown as it was written: no mark-up, addresses as links without the sign behind them', () => {
  const html = htmlOf('<b>1 & 2</b> "x"\nsee https://a.example/?x=1&y="2".\n\n<script>alert(1)</script>');
  assert.equal(
    html.replace(/^.*<body>|<\/body>.*$/g, ''),
    '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt; &quot;x&quot;<br>see ' +
      '<a href="https://a.example/?x=1&amp;y=">https://a.example/?x=1&amp;y=</a>&quot;2&quot;.</p>' +
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  );
  assert.match(htmlOf('登录 https://a.example/login。'), />https:\/\/a\.example\/login<\/a>。/);
});

test('whatever the text, its HTML holds no tag but ours', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    'https://a.example/',
    'data:text/html,',
    ' onload=',
    '\n',
    '\n\n',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const rest = htmlOf(pieces.join('')).replace(
        /<(?:!doctype html|meta charset="utf-8"|br|a href="https:\/\/[^"<>']*"|\/?(?:html|head|body|p|a))>/g,
        '',
      );
      assert.doesNotMatch(rest, /[<>"']/);
    }),
  );
});

test('a server that asks for a login gets it', async () => {
  sink.login = 'portal@forwarder.example\0p@ss:wörd';
  const login = `${encodeURIComponent('portal@forwarder.example')}:${encodeURIComponent('p@ss:wörd')}`;
  await sender({ MAIL_URL: `smtp://${login}@127.0.0.1:${sink.port}` }).send(approval());
  assert.ok(sink.commands.some((line) => line.startsWith('AUTH PLAIN ')));
  const wrong = sender({ MAIL_URL: `smtp://portal:password@127.0.0.1:${sink.port}` });
  await assert.rejects(wrong.send(approval()), { code: '535', retry: false });
  sink.login = undefined;
});

test('beyond this machine a password waits for encryption', async () => {
  sink.login = 'portal\0secret';
  const before = sink.commands.length;
  // The address of every card of this machine, which is this machine without being called so.
  const remote = sender({ MAIL_URL: `smtp://portal:secret@0.0.0.0:${sink.port}` });
  await assert.rejects(remote.send(approval()), { name: 'NotSent' });
  assert.ok(!sink.commands.slice(before).some((line) => line.startsWith('AUTH')));
  sink.login = undefined;
});

for (const [command, reply, code, retry] of [
  ['RCPT', '550 5.1.1 No such user here', '550', false],
  ['RCPT', '451 4.7.1 Greylisted, try again later', '451', true],
  ['MAIL', '452 4.3.1 Insufficient system storage', '452', true],
  ['.', '554 5.7.1 Rejected as spam', '554', false],
] as const) {
  test(`a server that says ${code} to ${command} is ${retry ? 'asked again' : 'believed'}`, async () => {
    sink.replies = { [command]: reply };
    await assert.rejects(sender().send(approval()), { name: 'NotSent', code, retry });
    sink.replies = {};
  });
}

test('a server that does not answer in time, or cannot be reached, may be tried again', async () => {
  const settings = {
    url: new URL(`smtp://127.0.0.1:${sink.port}`),
    from: { name: '', address: 'a@x.example' },
  };
  sink.replies = { DATA: 'silence' };
  await assert.rejects(mailThrough(settings, 300).send(approval()), { code: 'deadline', retry: true });
  sink.replies = {};
  const closed = sender({ MAIL_URL: 'smtp://127.0.0.1:9' });
  await assert.rejects(closed.send(approval()), { code: 'unreachable', retry: true });
});
