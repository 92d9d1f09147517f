import { publicAgreement, type ShownAgreement } from '@loadline/contract/site/legal-text.api';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { Modal } from '../../ui/dialog.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { Paper } from './agreement-paper.ts';
import { AgreementText } from './agreement-text.tsx';

/** The edition in force. What was refused has been told, and the dialog does not open. */
export function AgreementDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { t } = useWords();
  const [found, setFound] = useState<ShownAgreement>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const text = await textInForce(left.signal);
      if (text) setFound(text);
      else if (!left.signal.aborted) close();
    };
    void show();
    return () => left.abort();
  }, []);
  if (!found) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`agreement.${paper}Title`)}
      closeLabel={t('agreement.close')}
      size="wide"
    >
      <ScrollRegion label={t(`agreement.${paper}Title`)} className="agreement">
        <p className="agreement__version">{t('agreement.version', { version: found.edition })}</p>
        <AgreementText sections={found[paper]} />
      </ScrollRegion>
    </Modal>
  );
}

/** Undefined when it was refused or nobody waits for it any more. */
async function textInForce(signal: AbortSignal): Promise<ShownAgreement | undefined> {
  try {
    return await call(publicAgreement, { query: { edition: null }, signal });
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) return undefined;
    throw error;
  }
}
