/** A part of a mail, read by the rules of RFC 2045 to 2047 as far as the tests need them. */
export interface MimePart {
  /** By small name; encoded words decoded. */
  readonly headers: Readonly<Record<string, string>>;
  /** Of a part that is a text. */
  readonly text: string;
  readonly parts: readonly MimePart[];
}

export function readMime(raw: string): MimePart {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/:(.*)/s);
      return [name.toLowerCase(), decodedWords(value.trim())];
    }),
  );
  const body = rest.join('\r\n\r\n');
  const [, boundary] = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) return { headers, text: decoded(body, headers), parts: [] };
  const inside = body.split(`--${boundary}`).slice(1, -1);
  return { headers, text: '', parts: inside.map((part) => readMime(part.replace(/^\r\n/, ''))) };
}

function decoded(body: string, headers: Readonly<Record<string, string>>): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trimEnd();
  if (encoding !== 'quoted-printable') return body.trimEnd();
  return quoted(body.replace(/=\r\n/g, '')).toString('utf8').trimEnd();
}

function decodedWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
    (kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quoted(text.replaceAll('_', ' '))).toString(
      'utf8',
    ),
  );
}

function quoted(text: string): Buffer {
  const latin = text.replace(/=([\dA-F]{2})/gi, (_sign, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(latin, 'latin1');
}
