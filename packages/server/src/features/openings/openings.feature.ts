import type { Feature } from '../../feature.ts';
import { customerImports } from './openings.import.ts';

/** Customers whom staff open many of at once. */
export const openingFeature: Feature = { routes: () => undefined, imports: { staff: [customerImports] } };
