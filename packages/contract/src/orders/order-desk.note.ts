import { optional, text } from '../kernel/field.ts';

/** What staff note about an order: never in any answer that a customer gets. */
export const deskNoteFields = {
  staffNote: optional(text({ label: { zh: '内部备注', en: 'Staff note' }, max: 2_000 })),
  costNote: optional(text({ label: { zh: '成本备注', en: 'Cost note' }, max: 2_000 })),
};
