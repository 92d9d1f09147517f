import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { usePlace } from '../../kernel/navigation.ts';
import { useWords } from '../../kernel/words.ts';
import { RefusalPage } from './refusal-page.tsx';
import { useAdministrator } from './use-administrator.ts';

/** Names the permission that is missing and whom to ask for it. */
export function NoPermissionPage() {
  const { t, language } = useWords();
  const { need } = usePlace().search;
  const administrator = useAdministrator();
  const facts = [
    {
      name: t('error.missing'),
      value: isCode(permissions, need) ? say(wordOf(permissions, need), language) : '',
    },
    { name: t('error.administrator'), value: administrator ?? '' },
  ].filter(({ value }) => value !== '');
  return (
    <RefusalPage code="403" title={t('error.noPermission')} text={t('error.noPermissionText')} scene="barred">
      {facts.length > 0 ? (
        <dl className="refusal__facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </RefusalPage>
  );
}
