import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { Secured } from './security.ts';

/** Whether a code of one's telephone is asked for at the login. */
export function TotpCard({ security, address }: Secured) {
  const { t } = useWords();
  const { totp, totpRequired, recoveryCodes } = security;
  return (
    <Card
      title={t('account.totp.title')}
      aside={
        <StatusChip family={totp ? 'done' : totpRequired ? 'act' : 'void'}>
          {t(totp ? 'account.totp.on' : 'account.totp.off')}
        </StatusChip>
      }
    >
      <div className="account__line">
        <p>
          {totp ? t('account.totp.left', { count: recoveryCodes }) : t('account.totp.note')}
          {totp && totpRequired ? (
            <small className="account__small">{t('account.totp.required')}</small>
          ) : null}
        </p>
        {totp ? (
          <Button look="danger" onClick={() => address.show('totp-off')}>
            {t('account.totp.turnOff')}
          </Button>
        ) : (
          <Button look={totpRequired ? 'primary' : 'secondary'} onClick={() => address.show('totp')}>
            {t('account.totp.turnOn')}
          </Button>
        )}
      </div>
    </Card>
  );
}
