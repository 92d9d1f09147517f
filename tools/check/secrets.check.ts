import type { Check } from './outcome.ts';
import type { Source } from './source.ts';
import { sourcesUnder } from './source.ts';

interface Shape {
  readonly name: string;
  readonly shape: RegExp;
}

/** What keys look like. The first group, where there is one, is the value that must not be a placeholder. */
const shapes: readonly Shape[] = [
  { name: 'private key', shape: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { name: 'AWS key', shape: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { name: 'Aliyun key', shape: /\bLTAI[0-9A-Za-z]{12,}\b/ },
  { name: 'Tencent Cloud key', shape: /\bAKID[0-9A-Za-z]{32}\b/ },
  { name: 'Twilio key', shape: /\b(?:SK|AC)[0-9a-f]{32}\b/ },
  { name: 'GitHub token', shape: /\b(?:gh[opsru]_[0-9A-Za-z]{36}|github_pat_\w{40,})/ },
  { name: 'npm token', shape: /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=\s*[^\s$]/ },
  { name: 'Slack token', shape: /\bxox[abeprs]-[0-9A-Za-z-]{10,}/ },
  { name: 'Google key', shape: /\bAIza[0-9A-Za-z_-]{35}\b/ },
  { name: 'Stripe key', shape: /\b[rs]k_live_[0-9A-Za-z]{16,}/ },
  { name: 'signed token', shape: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  { name: 'password in an address', shape: /\b[a-z][a-z+]*:\/\/[\w.-]+:([^\s@/'"`:]{4,})@/ },
  {
    name: 'secret in an assignment',
    shape:
      /(?:secret|password|passwd|token|api_?key|access_?key|pepper)\w*['"]?\s*[:=]\s*['"]([\w+/=.~-]{20,})['"]/i,
  },
];

/** `${…}`, `<password>`, `…` and words that only say what belongs there. */
const placeholder = /[$<{*\u2026]|^(?:password|secret|geheim|pass|changeme|example|xxx+|hunter2|\.\.\.)$/i;
/** A secret is a jumble: a name or a sentence of one kind of letters is none. */
const jumble = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)|^[0-9a-f]{24,}$/;

const scanned =
  /(?:^|\/)(?:\.env[\w.]*|[\w.-]*(?:rc|Dockerfile|run))$|\.(?:ts|tsx|mjs|js|json|sql|css|html|md|yaml|yml|sh|toml|svg|txt|pem|key)$/;

/** Keys, tokens and passwords that stand in a file of the repository. */
export const secrets: Check = {
  name: 'secrets',
  async run(root) {
    const files = await sourcesUnder(root, ['.'], scanned);
    const own = files.filter(({ path }) => path !== 'package-lock.json');
    return { figures: `${own.length} files, ${shapes.length} shapes`, findings: own.flatMap(secretsIn) };
  },
};

/** Where a file holds something that looks like a secret; the secret itself is not repeated. */
export function secretsIn({ path, text }: Source): string[] {
  return text.split('\n').flatMap((line, at) => {
    const found = shapes.filter(({ name, shape }) => {
      const match = shape.exec(line);
      if (!match) return false;
      const value = match[1];
      if (value === undefined) return true;
      return !placeholder.test(value) && (name !== 'secret in an assignment' || jumble.test(value));
    });
    return found.map(({ name }) => `${path}:${at + 1} looks like a ${name}`);
  });
}
