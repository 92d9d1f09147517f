import { text, whole } from '../kernel/field.ts';

/** The version in which a record was read: 409 when it has changed since. */
export const versionField = whole({ label: { zh: '版本', en: 'Version' } });

/** Why something weighty is done; it stands in the audit log. */
export const reasonField = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });
