import { say } from '@loadline/contract/kernel/text';
import { useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-strip.tsx';
import type { Security } from './security.ts';

/** Who is signed in, as the forwarder knows the person. Changed by the company's administrator. */
export function WhoCard({ security }: { security: Security | undefined }) {
  const { t, language } = useWords();
  const user = useSignedInUser();
  if (!user) return null;
  const facts = [
    { key: 'name', label: t('account.name'), value: user.name },
    { key: 'username', label: t('account.username'), value: user.username },
    { key: 'company', label: t('account.company'), value: say(user.company, language) },
    { key: 'role', label: t('account.role'), value: user.role ? say(user.role, language) : missing },
    { key: 'mobile', label: t('account.mobile'), value: security?.mobile || missing },
  ];
  return (
    <Card title={t('account.who')}>
      <FactList facts={facts} />
      <p className="account__note">{t('account.whoNote')}</p>
    </Card>
  );
}
