import { shelfOf } from '../../../../kernel/shelf.ts';
import type { WaitingShot } from './shot.ts';

/** The photos that wait on this phone, of whoever took them. */
export const shelf = shelfOf<WaitingShot>('label photos');
