import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { reviewPoints } from '@loadline/contract/waybills/waybill-finding';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { DeskWaybill } from './waybill-record.ts';
import './waybill.css';

type Review = DeskWaybill['review'];

/** `2 of 3 passed`, of what can be looked at. */
export function useReviewed(review: Review): string {
  const { t } = useWords();
  const looked = review.filter((point) => point.passed !== null);
  const passed = looked.filter((point) => point.passed).length;
  return t('waybills.review.passed', { passed, all: looked.length });
}

/** What is looked at before a waybill goes out, what holds and what does not. */
export function WaybillReview({ review }: { review: Review }) {
  const { t, language } = useWords();
  return (
    <ul className="waybill-review">
      {review.map(({ point, passed, isError, detail }) => {
        const family = passed === null ? 'wait' : passed ? 'done' : isError ? 'stop' : 'act';
        return (
          <li key={point} className={`state-${family}`}>
            <StateGlyph family={family} size={13} />
            <span>
              {passed === false ? <VisuallyHidden>{t('waybills.review.failed')}</VisuallyHidden> : null}
              {say(wordOf(reviewPoints, point), language)}
              {passed === null ? <small>{t('waybills.review.waits')}</small> : null}
              {detail ? <small>{detail}</small> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
