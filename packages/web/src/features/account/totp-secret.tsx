import { useWords } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';

/** The secret as a picture for the app's camera, and in letters where there is none. */
export function TotpSecret({ qr, secret }: { qr: string; secret: string }) {
  const { t } = useWords();
  const groups = secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="totp-secret">
      <p>{t('account.totp.scan')}</p>
      <img className="totp-secret__qr" src={qr} alt={t('account.totp.qr')} width={184} height={184} />
      <p>{t('account.totp.type')}</p>
      <p className="totp-secret__text">
        <DocumentNumber number={secret}>{groups}</DocumentNumber>
      </p>
    </div>
  );
}
