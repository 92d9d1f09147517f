import { text } from '../kernel/field.ts';

/** The fact by which a deed tells that staff did it for a customer: for whom. */
export const onBehalfOf = 'onBehalfOf';

export const onBehalfField = text({ label: { zh: '代客户', en: 'On behalf of' }, max: 220 });
