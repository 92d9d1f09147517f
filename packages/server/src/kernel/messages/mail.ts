import type { NodemailerError } from 'nodemailer';
import { createTransport } from 'nodemailer';
import { isMailAddress } from '../../config.checks.messages.ts';
import type { MailSettings } from '../../config.messages.ts';
import { htmlOf } from './mail.html.ts';
import { NotSent, ours } from './not-sent.ts';

/** One mail to one address. */
export interface Mail {
  /** Our id of the message; becomes its Message-ID, so that a second try can be known as such. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text; the HTML beside it is made from it. */
  readonly text: string;
  /** Where the recipient's mail program can leave by itself, with one POST (RFC 8058). */
  readonly oneClick?: string | undefined;
}

/** The one way out for mail. */
export interface MailSender {
  /** Resolves when the server has taken the mail; rejects with `NotSent`. */
  send(mail: Mail): Promise<void>;
}

const deadline = 10_000;

/** Sends through an SMTP server, within 10 s unless told. */
export function mailThrough({ url, from }: MailSettings, deadlineMs = deadline): MailSender {
  const transport = createTransport(connectionTo(url));
  const domain = from.address.replace(/^.*@/, '');
  return {
    async send({ id, to, subject, text, oneClick }) {
      if (!isMailAddress(to)) throw new NotSent('mail', ours('address'));
      const mail = {
        from,
        to: { name: '', address: to },
        subject: subject.replace(/\p{Cc}+/gu, ' '),
        text,
        html: htmlOf(text),
        messageId: `<${id.replace(/[^\w-]/g, '')}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(oneClick && leaving(oneClick)) },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(deadlineMs),
      };
      await transport.sendMail(mail).catch((error: NodemailerError) => {
        throw new NotSent('mail', reasonOf(error));
      });
    },
  };
}

function leaving(oneClick: string) {
  return { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function connectionTo({ protocol, hostname, port, username, password }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'smtps:';
  const isHere = /^(?:localhost|127\.[\d.]+|::1)$/.test(host);
  const auth = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password never crosses a network in the clear.
    requireTLS: !secure && username !== '' && !isHere,
    ...(auth && { auth }),
  };
}

/** Nobody answered, by any of the names that this has. */
const unreached = new Set(['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS']);
const hopeless = new Set(['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE', 'ECONFIG']);

/** An SMTP reply says by itself whether it is for good; without one only a mistake of ours is. */
function reasonOf({ code = '', responseCode, permanent }: NodemailerError): { code: string; retry: boolean } {
  if (code === 'EABORT') return ours('deadline', true);
  if (responseCode !== undefined) return { code: String(responseCode), retry: permanent === false };
  if (unreached.has(code) || !/^E[A-Z]+$/.test(code)) return ours('unreachable', true);
  return { code, retry: !hopeless.has(code) };
}
