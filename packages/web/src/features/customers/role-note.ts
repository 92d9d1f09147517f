import type { Page } from '@loadline/contract/kernel/page';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import type { Words } from '../../kernel/words.ts';

/** The subject of an action where its name is not that of the page's permission. */
const subjectOf: Readonly<Record<string, string>> = { book: 'booking', profile: 'mine', user: 'mine' };

/** What a role opens and what it changes there, by the names of the menu: `Sees: Orders, Bills. Changes: Orders`. */
export function roleNote(permissions: readonly string[], { t, language }: Words): string {
  const entries = Object.values<Page>(pages).flatMap(({ permission, menu }) =>
    permission && menu
      ? [{ subject: permission.replace(/:view$/, ''), name: say(menu.label, language), permission }]
      : [],
  );
  const seen = entries.filter(({ permission }) => permissions.includes(permission));
  const acts = new Set(permissions.filter((one) => !one.endsWith(':view')).map(subjectIn));
  const names = (some: typeof entries) =>
    some.map(({ name }) => name).join(language === 'en' ? ', ' : '\u3001');
  const changed = seen.filter(({ subject }) => acts.has(subject));
  if (seen.length === 0) return t('my.contact.roleNothing');
  return changed.length === 0
    ? t('my.contact.roleSees', { seen: names(seen) })
    : t('my.contact.roleChanges', { seen: names(seen), changed: names(changed) });
}

function subjectIn(permission: string): string {
  const subject = permission.replace(/:[^:]*$/, '');
  return subjectOf[subject] ?? subject;
}
