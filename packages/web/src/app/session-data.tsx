import { useSessionData } from '../kernel/session-data.ts';

/** Asks for what the screens of a session share; shows nothing. */
export function SessionData() {
  useSessionData();
  return null;
}
