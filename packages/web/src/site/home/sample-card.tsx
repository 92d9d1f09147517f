import { orderNumberOf } from '@loadline/contract/orders/order-number';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './sample-card.css';

// Invented, but in the form of a real one, check character included.
const sampleNumber = orderNumberOf('261102', 'K7M2Q9XD');

/** What an answer looks like, for those who have no number at hand. */
export function SampleCard() {
  const { t } = useWords();
  return (
    <aside className="sample-card" aria-label={t('home.sample.title')}>
      <p className="sample-card__head">
        {t('home.sample.title')}
        <Icon name="ship" size={18} />
      </p>
      <p className="sample-card__number">{sampleNumber}</p>
      <ol>
        <li className="sample-card__stop">
          <b>{t('home.sample.from')}</b>
          <span>{t('home.sample.fromTime')}</span>
        </li>
        <li className="sample-card__stop sample-card__stop--here">
          <b>{t('home.sample.here')}</b>
          <span>{t('home.sample.hereTime')}</span>
        </li>
        <li className="sample-card__stop sample-card__stop--coming">
          {t('home.sample.port')}
          <span>{t('home.sample.portTime')}</span>
        </li>
        <li className="sample-card__stop sample-card__stop--coming">
          {t('home.sample.door')}
          <span>{t('home.sample.doorTime')}</span>
        </li>
      </ol>
      <p className="sample-card__foot">
        <span>{t('home.sample.next')}</span>
        <b>{t('home.sample.nextWho')}</b>
      </p>
    </aside>
  );
}
