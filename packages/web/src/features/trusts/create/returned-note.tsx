import { type DocumentPath, labelAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTrustForm } from './trust-form.ts';

/** Why a trust order came back, each reason with the way to its field; and what stands in the way of accepting it. */
export function ReturnedNote({ onShow }: { onShow: (path: DocumentPath) => void }) {
  const { t, language } = useWords();
  const { record, content } = useTrustForm();
  if (!record) return null;
  const { trust, reason, corrections, creditOnHold } = record;
  return (
    <>
      {trust.state === 'RETURNED' ? (
        <Alert family="act">
          <b>{t('trust.returned.title')}</b>
          {reason ? <p>{reason}</p> : null}
          <ul className="trust-returned">
            {corrections.map(({ path, reason: why }) => {
              const label = labelAt(contentFields, content, path);
              return (
                <li key={`${path} ${why}`}>
                  <span>
                    {label ? `${say(label, language)} · ` : ''}
                    {why}
                  </span>
                  <Button look="text" size="small" onClick={() => onShow(path)}>
                    {t('trust.returned.show')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Alert>
      ) : null}
      {creditOnHold ? <Alert family="act">{t('trust.onHold')}</Alert> : null}
    </>
  );
}
