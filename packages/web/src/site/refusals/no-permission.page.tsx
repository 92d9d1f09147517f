import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { useSearch } from '@tanstack/react-router';
import { useWords } from '../../kernel/words.ts';
import { RefusalPage } from './refusal-page.tsx';

/** Names the permission that is missing, so that the reader can ask for it. */
export function NoPermissionPage() {
  const { t, language } = useWords();
  const { need }: { need?: unknown } = useSearch({ strict: false });
  return (
    <RefusalPage code="403" title={t('error.noPermission')} text={t('error.noPermissionText')} scene="barred">
      {isCode(permissions, need) ? (
        <dl className="refusal__facts">
          <dt>{t('error.missing')}</dt>
          <dd>{say(wordOf(permissions, need), language)}</dd>
        </dl>
      ) : null}
    </RefusalPage>
  );
}
