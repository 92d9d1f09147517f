import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Secured } from './security.ts';

/** How old the password is, and the way to another. */
export function PasswordCard({ security, address }: Secured) {
  const { t } = useWords();
  const { full, offset } = officeTime(security.passwordChangedAt);
  return (
    <Card title={t('account.password.title')}>
      <div className="account__line">
        <p>{t('account.password.changed', { at: `${full} ${offset}` })}</p>
        <Button onClick={() => address.show('password')}>{t('account.password.change')}</Button>
      </div>
    </Card>
  );
}
