import { type CodeTable, codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { DayInput } from '../../resource/day-input.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';
import './figure-card.css';

interface SpanFilterProps<S extends string> {
  spans: CodeTable<S>;
  /** The span that is chosen; none where two days are. */
  span: S | undefined;
  /** The days that are counted now. */
  counted: { readonly from: string; readonly to: string };
  onSpan: (span: S) => void;
  onDays: (from: string | undefined, to: string | undefined) => void;
}

/** What a dashboard counts: a span that is offered, or two days of one's own. */
export function SpanFilter<S extends string>({ spans, span, counted, onSpan, onDays }: SpanFilterProps<S>) {
  const { t, language } = useWords();
  return (
    <>
      <SegmentedControl
        label={t('dashboard.span')}
        value={span ?? ''}
        options={codesOf(spans).map((value) => ({ value, label: say(wordOf(spans, value), language) }))}
        onChange={(value) => {
          if (isCode(spans, value)) onSpan(value);
        }}
      />
      <DayInput
        className="figure-day"
        aria-label={t('resource.filter.from')}
        max={counted.to}
        value={counted.from}
        onChange={(day) => onDays(dayIn(day), counted.to)}
      />
      <DayInput
        className="figure-day"
        aria-label={t('resource.filter.to')}
        min={counted.from}
        value={counted.to}
        onChange={(day) => onDays(counted.from, dayIn(day))}
      />
    </>
  );
}
