import type { Access, Permission } from '@loadline/contract/kernel/permission';
import type { Language } from '@loadline/contract/kernel/text';

/**
 * Who asks, before the database has looked: a token, a program's key or a running job, and what the call needs. PostgreSQL's
 * `enter()` turns it into a Member; nothing is readable before that.
 */
export interface Viewer {
  readonly by:
    | { readonly tokenHash: Buffer }
    | { readonly keyHash: Buffer }
    | { readonly job: string }
    | 'nobody'
    | 'program';
  readonly access: Access;
  readonly language: Language;
  /** The customer in whose place staff ask, at an endpoint that declares it. */
  readonly forCustomer?: string;
  /** The one of the customer's people for whom, where it is for one of them. */
  readonly forContact?: string;
  /** The asking address, for limits. */
  readonly address: string;
  /** What the browser calls itself, cut to 200 characters. */
  readonly device: string;
  /** A repeated POST with the same key is answered from the first one. */
  readonly once?: { readonly route: string; readonly key: string; readonly bodyHash: Buffer };
  /** The person's id, or the key's by which a program came, set by the database once `enter()` has said yes; a signed-in call that never entered is a bug. */
  entered: string | false;
}

/** The signed-in person, as the database knows them now. */
export interface Member {
  readonly orgId: string;
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly company: { readonly zh: string; readonly en: string };
  readonly permissions: readonly string[];
  readonly authority: string;
  /** Absent in a job and for a key. */
  readonly sessionId: string | undefined;
  readonly kind: 'customer' | 'forwarder';
  /** The organisation demands a second factor and this person has none yet: nothing is allowed until then. */
  readonly mustEnrol: boolean;
  /** Somebody of the forwarder looks with a customer's eyes: `orgId` is the customer's, and nothing can be written. */
  readonly viewingAs: boolean;
  /** Somebody of the forwarder enters for a customer: `orgId` and rights are the customer's, the person is who does it. */
  readonly onBehalf: boolean;
}

/** The viewer of a running job: the person who enqueued it, or nobody. */
export function viewerOfJob(job: string, permission: Permission | 'nobody'): Viewer {
  const shared = { language: 'zh-cn', address: 'job', device: 'job', entered: false } as const;
  if (permission === 'nobody') return { ...shared, by: 'nobody', access: 'public' };
  return { ...shared, by: { job }, access: permission };
}

/** Who the program is when it works for the forwarder with nobody at the keyboard; in the pool of staff only. */
export const programId = '00000000-0000-0000-0000-000000000000';

/** The viewer of work that the program does by itself for the customers of all teams, such as applying a carrier's message. */
export function viewerOfProgram(access: Permission | 'signed-in'): Viewer {
  return { by: 'program', access, language: 'zh-cn', address: 'program', device: 'program', entered: false };
}

/** One idempotency key covers a whole call: what is done in it in transactions of their own has none. */
export function withoutKey({ once: _once, ...viewer }: Viewer): Viewer {
  return viewer;
}

/** What `enter()` has to check, null for any signed-in person. */
export function permissionOf(access: Access): Permission | null {
  return access === 'signed-in' || access === 'public' ? null : access;
}

/** Whether a program asks, by a key. */
export function isByKey({ by }: Viewer): boolean {
  return typeof by === 'object' && 'keyHash' in by;
}
