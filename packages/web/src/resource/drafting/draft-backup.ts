import { servedCustomer } from '../../kernel/served-customer.ts';
import { forget, store, stored, storedUser } from '../../kernel/stored.ts';
import type { DraftKind } from './draft-kind.ts';

type Name = DraftKind<unknown, unknown>['name'];

/** What was typed and is not on the server yet. */
export interface Backup {
  /** The version that it was typed over; 0 before there is a draft. */
  readonly version: number;
  readonly entered: unknown;
}

/** The browser may be shared: what one person typed is never another's, and what is typed for one customer never for another. */
function placeOf(name: Name, id: string | undefined): `draft.${string}` {
  const whose = [storedUser()?.userId ?? '', servedCustomer()].filter((one) => one !== undefined);
  return `draft.${name}.${whose.join('.')}.${id ?? 'new'}`;
}

export function keepBackup(name: Name, id: string | undefined, backup: Backup): void {
  store(placeOf(name, id), JSON.stringify(backup));
}

export function dropBackup(name: Name, id: string | undefined): void {
  forget(placeOf(name, id));
}

export function backupOf(name: Name, id: string | undefined): Backup | undefined {
  try {
    const kept: unknown = JSON.parse(stored(placeOf(name, id)) ?? 'null');
    return isBackup(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isBackup(value: unknown): value is Backup {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    typeof value.version === 'number' &&
    'entered' in value &&
    typeof value.entered === 'object'
  );
}
