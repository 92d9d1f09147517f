import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { aboutTolerance, tolerance, tolerances } from '@loadline/contract/ops/tolerance';
import { listTolerances, saveTolerance } from '@loadline/contract/ops/tolerance.api';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { decimalText } from '../../../resource/decimal.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';
import './tolerances.css';

const all = onePage(asking(listTolerances, {}), (one) => one);

/** How far figures may be apart: what each decides stands under it, what a change means for what is there over its form. */
export function TolerancesPart() {
  const { t, language } = useWords();
  return (
    <div className="tolerances">
      <ResourceBook
        of={tolerance}
        title={t('tolerances.title')}
        unit={{ name: t('tolerances.title'), one: t('tolerances.one'), many: t('tolerances.many') }}
        list={all}
        change={saveTolerance}
        names={[]}
        columns={['name', 'percent', 'updatedAt', 'updatedBy']}
        cells={{
          name: {
            width: 560,
            cell: ({ name }) => (
              <>
                {say(wordOf(tolerances, name), language)}
                <small className="tolerances__does">{say(aboutTolerance[name].decides, language)}</small>
              </>
            ),
          },
          percent: { width: 110, cell: ({ percent }) => `±${decimalText(percent, 1)}` },
          updatedAt: { width: 160 },
          updatedBy: { width: 140, muted: true },
        }}
        inputs={{ percent: { hint: t('tolerances.hint'), span: 'whole' } }}
        above={({ name }) => (
          <div className="tolerances__about">
            <strong>{say(wordOf(tolerances, name), language)}</strong>
            <p>{say(aboutTolerance[name].decides, language)}</p>
            <p>{say(aboutTolerance[name].existing, language)}</p>
          </div>
        )}
        history={deedsOf()}
      />
    </div>
  );
}
