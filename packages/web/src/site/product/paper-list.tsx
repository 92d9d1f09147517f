import { saidIn } from '@loadline/contract/kernel/both';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { acceptances, type ProductPage } from '@loadline/contract/site/product-page';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';

export function PaperList({ papers }: Pick<ProductPage, 'papers'>) {
  const { t, language } = useWords();
  if (papers.length === 0) return null;
  return (
    <section>
      <h2>{t('line.papers')}</h2>
      <ul className="product__papers">
        {papers.map((paper, at) => (
          <li key={`${at} ${paper.nameZh}`}>
            <Icon name="file" size={17} />
            <span>
              {saidIn(paper, 'name', language)}
              <small>{saidIn(paper, 'note', language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a line takes, takes under conditions, and does not take. */
export function RestrictionColumns({ restrictions }: Pick<ProductPage, 'restrictions'>) {
  const { t, language } = useWords();
  const kinds = codesOf(acceptances).filter((kind) => restrictions.some((one) => one.kind === kind));
  if (kinds.length === 0) return null;
  return (
    <section>
      <h2>{t('line.limits')}</h2>
      <div className="product__limits">
        {kinds.map((kind) => {
          const { family = 'wait', ...word } = wordOf(acceptances, kind);
          return (
            <div key={kind} className={`state-${family}`}>
              <h3>
                <StateGlyph family={family} size={14} />
                {say(word, language)}
              </h3>
              <ul>
                {restrictions
                  .filter((one) => one.kind === kind)
                  .map((one, at) => (
                    <li key={`${at} ${one.textZh}`}>{saidIn(one, 'text', language)}</li>
                  ))}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
