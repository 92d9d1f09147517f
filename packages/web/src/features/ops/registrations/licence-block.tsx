import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registrationChecks } from '@loadline/contract/ops/registration-desk';
import { registrationLicence } from '@loadline/contract/ops/registration-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callForFile } from '../../../kernel/call.ts';
import { saveFile } from '../../../kernel/save-file.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { BlobFrame, BlobImage } from '../../../ui/blob-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { fileSizeText } from '../../../ui/file-facts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Registration } from './registration.ts';

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

/** The licence in full size; a PDF in the browser's own viewer. */
function LicenceDialog({ of, onClose }: { of: Registration; onClose: () => void }) {
  const { t } = useWords();
  const file = useLicence(of, 'read');
  const name = of.licence?.name ?? '';
  const title = t('registrations.licence.of', { name: of.name });
  const { data } = file;
  return (
    <Modal
      open
      size="wide"
      onClose={onClose}
      title={name}
      closeLabel={t('resource.close')}
      footer={
        data ? (
          <Button icon="download" onClick={() => saveFile(data)}>
            {t('registrations.licence.download')}
          </Button>
        ) : null
      }
    >
      <div className="licence-page">
        {file.isError ? (
          <NotLoaded what={name} error={file.error} onRetry={() => void file.refetch()} />
        ) : !data ? (
          <Skeleton widths={[0]} rows={8} label={name} />
        ) : data.blob.type.startsWith('image/') ? (
          <BlobImage blob={data.blob} alt={title} />
        ) : (
          <BlobFrame blob={data.blob} title={title} />
        )}
      </div>
    </Modal>
  );
}

/**
 * The licence of a registration. `known` asks for nothing: it gives what was read already, since every reading stands
 * in the audit log.
 */
function useLicence(of: Registration, how: 'known' | 'read') {
  return useQuery({
    queryKey: ['licence', of.id, of.licence?.fileId],
    queryFn: ({ signal }) =>
      callForFile(registrationLicence, { query: { id: of.id }, signal, refusal: 'in place' }),
    enabled: how === 'read' && of.licence !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
