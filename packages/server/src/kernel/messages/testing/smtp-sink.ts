import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { after } from 'node:test';

/** One mail as it came over the wire. */
export interface SunkMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body, with the dots that guarded its lines taken off again. */
  readonly raw: string;
}

export interface SmtpSink {
  readonly port: number;
  readonly mails: SunkMail[];
  /** Every command it was given, without the content of mails. */
  readonly commands: string[];
  /** Replies instead of the ordinary ones, by the first word of the command; `silence` never answers it. */
  replies: Readonly<Record<string, string>>;
  /** `user\0password`, when a login is asked for. */
  login: string | undefined;
}

/** A mail server that keeps what it is given and delivers nothing; closed when the test file ends. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const sink: SmtpSink = { port: 0, mails: [], commands: [], replies: {}, login: undefined };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.setNoDelay(true));
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    converse(socket, sink).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return Object.assign(sink, { port: (server.address() as AddressInfo).port });
}

async function converse(socket: Socket, sink: SmtpSink): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let [from, to]: [string, string[]] = ['', []];
  let content: string[] | undefined;
  say('220 sink.example ESMTP');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (content) {
      if (line !== '.') {
        content.push(line.startsWith('.') ? line.slice(1) : line);
        continue;
      }
      sink.mails.push({ from, to, raw: content.join('\r\n') });
      content = undefined;
      say(sink.replies['.'] ?? '250 2.0.0 Ok: queued');
      continue;
    }
    sink.commands.push(line);
    const word = (line.split(' ')[0] ?? '').toUpperCase();
    const reply = sink.replies[word];
    if (reply === 'silence') continue;
    if (reply !== undefined) {
      say(reply);
      continue;
    }
    switch (word) {
      case 'EHLO':
        say('250-sink.example');
        if (sink.login) say('250-AUTH PLAIN');
        say('250 8BITMIME');
        break;
      case 'AUTH':
        say(
          isLogin(line, sink.login) ? '235 2.7.0 Accepted' : '535 5.7.8 Authentication credentials invalid',
        );
        break;
      case 'MAIL':
        [from, to] = [addressIn(line), []];
        say('250 2.1.0 Ok');
        break;
      case 'RCPT':
        to = [...to, addressIn(line)];
        say('250 2.1.5 Ok');
        break;
      case 'DATA':
        content = [];
        say('354 End data with <CR><LF>.<CR><LF>');
        break;
      case 'QUIT':
        say('221 2.0.0 Bye');
        socket.end();
        break;
      default:
        say('502 5.5.2 Command not recognized');
    }
  }
}

function isLogin(line: string, login: string | undefined): boolean {
  const given = Buffer.from(line.split(' ')[2] ?? '', 'base64').toString();
  return login !== undefined && given === `\0${login}`;
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
