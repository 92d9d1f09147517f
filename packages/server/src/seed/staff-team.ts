import { idOf } from './demo-id.ts';
import { staffTeams } from './people.seed.ts';

export function idOfTeam(name: string, now: Date): string {
  return idOf(`team ${name}`, now);
}

/** The team of a member of the staff; a customer's people are in none. */
export function teamOf(username: string, now: Date): string | null {
  const found = staffTeams.find(({ members }) => members.some((member) => member === username));
  return found ? idOfTeam(found.en, now) : null;
}
