import type { ProblemName } from '@loadline/contract/kernel/problem';
import { problems } from '@loadline/contract/kernel/problem';
import type { Finding } from '@loadline/contract/kernel/schema';
import { sayFindings } from '@loadline/contract/kernel/schema';
import type { Language, Said } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';

/** A refusal that the person asking is told. Anything else that is thrown is a bug and answers 500 with a reference. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly said: Said;
  readonly findings: readonly Finding[];
  /** Given back in `data`, e.g. both versions of a stale record. */
  readonly data: unknown;

  constructor(
    problem: ProblemName,
    said: Said = {},
    more: { findings?: readonly Finding[]; data?: unknown } = {},
  ) {
    super(problem);
    this.problem = problem;
    this.said = said;
    this.findings = more.findings ?? [];
    this.data = more.data ?? null;
  }

  get status(): number {
    return problems[this.problem].status;
  }

  /** The envelope's code: the HTTP status, or -1 for a business refusal. */
  get code(): number {
    return this.status === 200 ? -1 : this.status;
  }

  in(language: Language): string {
    const fields = sayFindings(this.findings, language);
    return say(problems[this.problem].text, language, { fields, ...this.said });
  }
}

/** A refusal that stands at the fields of a form. */
export function wrongFields(findings: readonly Finding[]): Problem {
  const data = findings.map(({ path, label, says }) => ({ path, label, says }));
  return new Problem('badRequest', {}, { findings, data });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function detailOf(error: unknown): string {
  return error instanceof Error && 'detail' in error ? String(error.detail) : '';
}

/** A transaction that PostgreSQL gave up for another's sake (deadlock 40P01, serialisation 40001): it may be begun again. */
export function isUndone(error: unknown): boolean {
  return ['40P01', '40001'].includes(String(codeOf(error)));
}

/** What PostgreSQL's own refusals mean to the person asking; undefined for one that is our mistake. */
export function problemOfDatabase(error: unknown): Problem | undefined {
  switch (codeOf(error)) {
    case 'LL401':
      return new Problem('notSignedIn');
    case 'LL403':
      return new Problem('noPermission');
    case 'LL406':
      return new Problem('keyAddress', { address: detailOf(error) });
    case 'LL404':
      return new Problem('notFound');
    case 'LL410':
      return new Problem('servedInactive');
    case '25006':
      return new Problem('readOnly');
    case '22P02':
    case '22003':
    case '22021':
    case '22008':
      return new Problem('unreadable');
    case '40P01':
    case '40001':
    case '57014':
    case '55P03':
      return new Problem('deadline');
    case '53100':
    case 'ENOSPC':
    case 'EDQUOT':
      return new Problem('diskFull');
    default:
      return isAway(error) ? new Problem('deadline') : undefined;
  }
}

/** No connection, none left, none any more, or none with this password: the database is away, for whatever reason. */
const away =
  /^(?:08...|53[234]00|57P0[1-4]|28P01|28000|3D000|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NETDOWN|NOENT|NOTFOUND|AI_AGAIN))$/;

export function isAway(error: unknown): boolean {
  return away.test(String(codeOf(error)));
}

/** Why one of several was refused, also by PostgreSQL; our own mistakes are thrown on. */
export function refusalOfOne(error: unknown): Problem {
  const problem = error instanceof Problem ? error : problemOfDatabase(error);
  if (!problem) throw error;
  return problem;
}
