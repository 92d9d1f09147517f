import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registrationChecks } from '@loadline/contract/ops/registration-desk';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { fileSizeText } from '../../../resource/import-wizard/file-size.ts';
import { BlobImage } from '../../../ui/blob-view.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { LicenceDialog } from './licence-dialog.tsx';
import type { Registration } from './registration.ts';
import { useLicence } from './use-licence.ts';

/** The licence and what the program could check by itself. Reading it is noted, so it is fetched when asked for. */
export function LicenceBlock({ of }: { of: Registration }) {
  const { t, language } = useWords();
  const [isLarge, setIsLarge] = useState(false);
  const { data: read } = useLicence(of, 'known');
  const { licence } = of;
  const legal = of.checks.find(({ check }) => check === 'legalId');
  const checks = of.checks.map(({ check, passed }) => ({
    key: check,
    family: passed ? ('done' as const) : ('act' as const),
    text: (
      <>
        {say(wordOf(registrationChecks, check), language)}
        {passed ? null : ` ${t('registrations.licence.failed')}`}
      </>
    ),
  }));
  return (
    <PanelBlock
      title={t('registrations.licence.title')}
      aside={legal?.passed ? t('registrations.licence.idRight') : undefined}
    >
      <div className="licence">
        {licence ? (
          <button type="button" className="licence__tile" onClick={() => setIsLarge(true)}>
            {read?.blob.type.startsWith('image/') ? (
              <BlobImage blob={read.blob} alt="" />
            ) : (
              <Icon name="file" size={20} />
            )}
            <span className="licence__words">
              {fileSizeText(licence.size)} · {t('registrations.licence.enlarge')}
            </span>
            <span className="visually-hidden">{licence.name}</span>
          </button>
        ) : (
          <p className="licence__tile">{t('registrations.licence.none')}</p>
        )}
        <CheckList label={t('registrations.licence.checks')} checks={checks} />
      </div>
      {isLarge ? <LicenceDialog of={of} onClose={() => setIsLarge(false)} /> : null}
    </PanelBlock>
  );
}
