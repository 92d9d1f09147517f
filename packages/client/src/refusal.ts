/** What is wrong with one field of what was asked. `path` names it as in the call: `service.customerRef`, `goods[0].nameEn`. */
export interface Finding {
  readonly path: string;
  readonly label: Words;
  readonly says: Words;
}

/** Both languages, whichever was asked for: what is shown to somebody may be shown to somebody else. */
interface Words {
  readonly zh: string;
  readonly en: string;
}

/** A call that the portal refused, with its own words. */
export class LoadlineRefusal extends Error {
  override readonly name = 'LoadlineRefusal';
  /** The HTTP status; 200 where the request was sound and the business forbids it. */
  readonly status: number;
  /** The envelope's code: -1 for a refusal by the business, else the status. */
  readonly code: number;
  /** Beside the words: both versions of a stale record, say. */
  readonly data: unknown;
  /** What is wrong, by the path of the field. */
  readonly findings: ReadonlyMap<string, Finding>;
  /** How long the portal asked to wait before the last try. */
  readonly retryAfterSeconds: number | undefined;

  constructor(said: {
    status: number;
    code: number;
    message: string;
    data: unknown;
    retryAfterSeconds?: number | undefined;
  }) {
    super(said.message);
    this.status = said.status;
    this.code = said.code;
    this.data = said.data;
    this.findings = findingsIn(said.data);
    this.retryAfterSeconds = said.retryAfterSeconds;
  }
}

function findingsIn(data: unknown): ReadonlyMap<string, Finding> {
  const found = Array.isArray(data) ? data.filter(isFinding) : [];
  return new Map(found.map((finding) => [finding.path, finding]));
}

function isFinding(one: unknown): one is Finding {
  if (typeof one !== 'object' || one === null) return false;
  return 'path' in one && typeof one.path === 'string' && 'says' in one && 'label' in one;
}
