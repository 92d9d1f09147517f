import { text, whole } from './field.ts';
import type { Text } from './text.ts';

/** The version in which a record was read: 409 when it has changed since. */
export const versionField = whole({ label: { zh: '版本', en: 'Version' } });

/** Why something weighty is done; it stands in the audit log. */
export const reasonField = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });

/** What is said where neither a field nor the whole was given a reason. */
export const aReason: Text = {
  zh: '请填写总体说明，或指出要修改的字段',
  en: 'say what is wrong in all, or which fields are to be corrected',
};

/** What is said where a reason is missing. */
export const sayWhy: Text = { zh: '请填写原因', en: 'give a reason' };
