import { inTab } from '../../kernel/storage.ts';
import { type Application, emptyApplication } from './application.ts';

const key = 'registration.draft';

/** What the tab keeps of an application while it is filled in: never a password, a code or an identity number. */
export function keepDraft(application: Application): void {
  const { password: _password, repeat: _repeat, smsCode: _code, legalId, ...kept } = application;
  const isPerson = application.accountType === 'personal';
  inTab().setItem(key, JSON.stringify(isPerson ? kept : { ...kept, legalId }));
}

export function forgetDraft(): void {
  inTab().removeItem(key);
}

/** The application that the tab kept; undefined without one that can be read. */
export function keptDraft(): Partial<Application> | undefined {
  try {
    const kept: unknown = JSON.parse(inTab().getItem(key) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A draft of another edition of the form is not a draft. */
function isDraft(value: unknown): value is Partial<Application> {
  if (typeof value !== 'object' || value === null) return false;
  const kept: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(kept).every(
    ([name, one]) => name in emptyApplication && (name === 'licence' || isLike(emptyApplication, name, one)),
  );
}

function isLike(example: object, name: string, value: unknown): boolean {
  const like: unknown = Object.entries(example).find(([one]) => one === name)?.[1];
  return typeof like === typeof value && Array.isArray(like) === Array.isArray(value);
}
