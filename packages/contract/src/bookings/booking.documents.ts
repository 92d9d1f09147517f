import type { DocumentType } from '../codes/document-type.ts';

/** The files of a booking (spec §3) by the types under which they hang on it; other types may hang there, too. */
export const bookingFiles = {
  exportDeclaration: '1',
  importClearance: 'IMC',
} as const satisfies Record<string, DocumentType>;
