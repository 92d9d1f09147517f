import { agreementVersion } from '@loadline/contract/registrations/registration';
import type { Language } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Modal } from '../ui/dialog.tsx';
import './styles/agreement.css';

type Paper = 'terms' | 'privacy';
type Texts = Readonly<
  Record<Paper, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
>;

/** A link in a sentence that opens the terms of service or the privacy notice over the page. */
export function AgreementLink({ paper }: { paper: Paper }) {
  const { t, language } = useWords();
  const [texts, setTexts] = useState<Texts>();
  return (
    <>
      <button type="button" className="link" onClick={() => void textsIn(language).then(setTexts)}>
        {t(`register.${paper}`)}
      </button>
      <Modal
        open={texts !== undefined}
        onClose={() => setTexts(undefined)}
        title={t(`register.${paper}Title`)}
        closeLabel={t('register.close')}
        size="wide"
      >
        <div className="agreement">
          <p className="agreement__version">{t('register.version', { version: agreementVersion })}</p>
          {Object.entries(texts?.[paper] ?? {}).map(([key, { title, text }]) => (
            <section key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </section>
          ))}
        </div>
      </Modal>
    </>
  );
}

/** Long texts that few open: fetched when they are. */
async function textsIn(language: Language): Promise<Texts> {
  const { phrases } = await (language === 'en'
    ? import('../locales/agreement.en.ts')
    : import('../locales/agreement.zh-cn.ts'));
  return phrases;
}
