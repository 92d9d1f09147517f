import { deskPages } from '@loadline/contract/desk-pages';
import { learnPages } from '../kernel/known-pages.ts';
import { deskSubjects } from './desk-subjects.ts';
import { learnSubjects } from './web-subjects.ts';

/** Makes the desk known to this document: its pages, screens, menu and keys. Fetched where staff are, by no customer. */
export function learnDesk(): void {
  learnPages(deskPages);
  learnSubjects(deskSubjects);
}
