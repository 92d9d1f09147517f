import type { Language } from '@loadline/contract/kernel/text';
import { agreementVersion } from '@loadline/contract/registrations/registration';
import { useEffect, useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Modal } from '../ui/dialog.tsx';
import type { Paper } from './agreement-paper.ts';
import './styles/agreement.css';

type Texts = Readonly<
  Record<Paper, Readonly<Record<string, { readonly title: string; readonly text: string }>>>
>;

export function AgreementDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { t, language } = useWords();
  const [texts, setTexts] = useState<Texts>();
  useEffect(() => void textsIn(language).then(setTexts), [language]);
  if (!texts) return null;
  return (
    <Modal
      open
      onClose={onClose}
      title={t(`agreement.${paper}Title`)}
      closeLabel={t('agreement.close')}
      size="wide"
    >
      <div className="agreement">
        <p className="agreement__version">{t('agreement.version', { version: agreementVersion })}</p>
        {Object.entries(texts[paper]).map(([key, { title, text }]) => (
          <section key={key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Modal>
  );
}

async function textsIn(language: Language): Promise<Texts> {
  const { phrases } = await (language === 'en'
    ? import('../locales/agreement.en.ts')
    : import('../locales/agreement.zh-cn.ts'));
  return phrases;
}
