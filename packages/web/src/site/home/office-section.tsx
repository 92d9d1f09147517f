import { saidIn } from '@loadline/contract/kernel/both';
import type { HomeContent } from '@loadline/contract/site/home-page';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './office-section.css';

const rows = [
  { row: 41, reference: 'PO-88214', goods: 'Stainless bottle', code: '9617001000', pieces: '120' },
  { row: 42, reference: 'PO-88215', goods: 'LED desk lamp', code: undefined, pieces: '64' },
  { row: 43, reference: 'PO-88216', goods: 'Yoga mat', code: '9506919000', pieces: '310' },
];

/** Two moments of the back office: a cell that is wrong, and a number that is found. */
export function OfficeSection({ title, articles }: { title: string; articles: HomeContent['office'] }) {
  const { language } = useWords();
  return (
    <section className="home-section">
      <div className="wide">
        <h2>{title}</h2>
        <div className="pair">
          {articles.map((article, at) => (
            <article key={article.titleEn}>
              <h3>{saidIn(article, 'title', language)}</h3>
              <p>{saidIn(article, 'text', language)}</p>
              {at === 0 ? <SheetPicture /> : <PalettePicture />}
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

function SheetPicture() {
  const { t } = useWords();
  return (
    <div className="picture">
      <table>
        <thead>
          <tr>
            <th>{t('home.office.row')}</th>
            <th>{t('home.office.reference')}</th>
            <th className="picture__goods">{t('home.office.goods')}</th>
            <th>{t('home.office.code')}</th>
            <th className="picture__number">{t('home.office.pieces')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, reference, goods, code, pieces }) => (
            <tr key={row}>
              <td>{row}</td>
              <td>{reference}</td>
              <td className="picture__goods">{goods}</td>
              <td className={code ? undefined : 'picture__wrong'}>{code ?? t('home.office.wrong')}</td>
              <td className="picture__number">{pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PalettePicture() {
  const { t } = useWords();
  return (
    <div className="picture">
      <p className="picture__search">
        <Icon name="search" />
        <span>PO-88</span>
        <kbd>Ctrl K</kbd>
      </p>
      <ul>
        <li className="picture__found">
          <Icon name="ship" />
          PO-88214
          <span>{t('home.office.found1')}</span>
        </li>
        <li>
          <Icon name="plane" />
          PO-88190
          <span>{t('home.office.found2')}</span>
        </li>
        <li>
          <Icon name="upload" />
          {t('home.office.action')}
          <span>I</span>
        </li>
      </ul>
    </div>
  );
}
