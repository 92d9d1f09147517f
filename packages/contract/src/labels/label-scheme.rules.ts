import type { ValuesOf } from '../kernel/field.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { labelScheme } from './label-scheme.ts';

const { photos, checks } = labelScheme.fields;

const onePhoto: Text = { zh: '至少一种', en: 'at least one kind' };
const oneCheck: Text = { zh: '至少一项', en: 'at least one' };
const noField: Text = {
  zh: '“与字段一致”须选对照字段',
  en: 'a check “equal to a field” says which field',
};

/** What is wrong with a scheme beyond its fields one by one. */
export function flawsOfScheme(
  typed: Pick<ValuesOf<typeof labelScheme.fields>, 'photos' | 'checks'>,
): Finding[] {
  const isOpen = typed.checks.some(({ kind, field }) => kind === 'equals' && field === null);
  return [
    ...(typed.photos.length === 0 ? [{ path: 'photos', label: photos.label, says: onePhoto }] : []),
    ...(typed.checks.length === 0 ? [{ path: 'checks', label: checks.label, says: oneCheck }] : []),
    ...(isOpen ? [{ path: 'checks', label: checks.label, says: noField }] : []),
  ];
}
