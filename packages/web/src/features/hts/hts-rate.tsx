import { printedHts } from '@loadline/contract/hts/hts-no';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './hts-panel.css';

interface RateProps {
  text: string;
  /** Shown to the pointer where the text is cut. */
  whole?: string;
  /** The row above that it comes from. */
  from: string | null;
}

/** A rate as the schedule writes it; an arrow where it is inherited. */
export function HtsRate({ text, whole = text, from }: RateProps) {
  const { t } = useWords();
  if (text === '') return null;
  return (
    <span lang="en" className={from ? 'hts-rate hts-rate--inherited' : 'hts-rate'} title={whole}>
      {from ? (
        <>
          <Icon name="arrow-up" size={11} />
          <span className="visually-hidden">{t('hts.from', { no: printedHts(from) })}</span>
        </>
      ) : null}
      <span className="hts-rate__text">{text}</span>
    </span>
  );
}
