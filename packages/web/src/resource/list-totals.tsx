import type { cargoTotalsOf } from '@loadline/contract/kernel/cargo-totals';
import { saidOfTotals, summedAtMost } from '@loadline/contract/kernel/cargo-totals';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { Said, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../kernel/asking.ts';
import { useWords } from '../kernel/words.ts';

type Totals = ReturnType<typeof cargoTotalsOf>;

interface ListTotalsProps {
  of: Totals;
  /** What narrows the list. */
  asked: object;
}

/** What everything that the filter finds comes to, asked for after the rows and dropped when the filter changes. */
export function ListTotals({ of, asked }: ListTotalsProps) {
  const { language } = useWords();
  const { data } = useQuery(asking(of, { ...asked }));
  if (!data) return null;
  const said = (text: Text, values: Said) => say(text, language, values);
  if (!data.sums) return <span>{said(saidOfTotals.tooMany, { most: wholeText(summedAtMost) })}</span>;
  return (
    <>
      <span>{said(saidOfTotals.all, {})}</span>
      {figuresIn(data.sums, said).map((figure) => (
        <b key={figure}>{figure}</b>
      ))}
    </>
  );
}

type Sums = NonNullable<AnswerOf<Totals>['sums']>;

/** Every measure and every currency by itself, with how many records it covers where that is not all of them. */
function figuresIn(
  { rows, declared, pieces, grossWeight, volume, chargeable, charged, values }: Sums,
  said: (text: Text, values: Said) => string,
): string[] {
  const cargo = said(saidOfTotals.cargo, {
    pieces: wholeText(pieces),
    weight: weightText(grossWeight),
    volume: volumeText(volume),
  });
  const ofSome = { weight: weightText(chargeable), count: wholeText(charged) };
  return [
    cargo + (declared > 0 ? said(saidOfTotals.declared, { count: wholeText(declared) }) : ''),
    ...(charged > 0 ? [said(charged < rows ? saidOfTotals.chargedOf : saidOfTotals.charged, ofSome)] : []),
    ...values.map(({ currency, amount }) =>
      said(saidOfTotals.value, { currency, amount: moneyText(amount) }),
    ),
  ];
}
