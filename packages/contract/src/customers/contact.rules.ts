import { flawOfResidentId } from '../checks/china.ts';
import type { Finding } from '../kernel/schema.ts';
import { contact } from './contact.ts';

/** What is wrong with a contact's identity number, in words that say what is right; `today` as `YYYY-MM-DD`. */
export function idNumberFindings(typed: string, today: string): Finding[] {
  const says = flawOfResidentId(typed, today);
  return says ? [{ path: 'idNumber', label: contact.fields.idNumber.label, says }] : [];
}
