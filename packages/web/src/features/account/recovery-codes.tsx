import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSignedInUser } from '../../kernel/session.ts';
import { companyLabel } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PanelFoot } from '../../ui/side-panel.tsx';

/** Shown this once: each opens the account one time when the telephone is lost. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords();
  const [isKept, setIsKept] = useState(false);
  return (
    <div className="recovery">
      <Alert family="act">{t('account.totp.once')}</Alert>
      <CodeList codes={codes} />
      <div className="recovery__actions">
        <Button icon="copy" onClick={() => void copyAndTell(codes.join('\n'))}>
          {t('resource.copyAll')}
        </Button>
        <Button icon="print" onClick={() => print()}>
          {t('account.totp.print')}
        </Button>
      </div>
      <Checkbox checked={isKept} onChange={setIsKept}>
        {t('account.totp.kept')}
      </Checkbox>
      <PanelFoot>
        <Button look="primary" refused={isKept ? undefined : t('account.totp.keepFirst')} onClick={onDone}>
          {t('account.totp.finish')}
        </Button>
      </PanelFoot>
      {createPortal(<PrintedCodes codes={codes} />, document.body)}
    </div>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ol className="recovery__codes">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}

/** What goes to paper instead of the page. */
function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const { t, language } = useWords();
  const user = useSignedInUser();
  return (
    <div className="recovery-print" aria-hidden="true">
      <p>
        {companyLabel(language)} {'\u00b7'} {user?.username}
      </p>
      <p>{t('account.totp.once')}</p>
      <CodeList codes={codes} />
    </div>
  );
}
