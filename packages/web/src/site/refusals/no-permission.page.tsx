import { customerInfo } from '@loadline/contract/customers/own-company.api';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { usePlace } from '../../kernel/navigation.ts';
import { isSignedIn } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { RefusalPage } from './refusal-page.tsx';

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

/** Whom in one's own company to ask for a permission, as `name · mail`; undefined until it is known or for staff. */
function useAdministrator(): string | undefined {
  const [administrator, setAdministrator] = useState<string>();
  useEffect(() => {
    if (!isSignedIn()) return;
    call(customerInfo, { refusal: 'in place' }).then(
      ({ adminUserName, adminEmail }) =>
        setAdministrator([adminUserName, adminEmail].filter(Boolean).join(' · ') || undefined),
      // Nobody to name: the page says what is missing all the same.
      () => undefined,
    );
  }, []);
  return administrator;
}
