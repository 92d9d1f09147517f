import type { Landed, LandedPart } from '@loadline/contract/freight/landed-cost';
import { moneyText, priceText } from '@loadline/contract/kernel/figures';
import type { PageName } from '@loadline/contract/pages';
import type { PublicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import { useWords, type Words } from '../../kernel/words.ts';
import { notesOf } from './duty-notes.ts';
import type { KeptDuty } from './kept-duty.ts';
import { type CostKind, piecesOf } from './landed.ts';
import type { Offer } from './offers.ts';
import { ResultDeeds } from './result-deeds.tsx';
import './result.css';

interface LandedResultProps {
  landed: Landed<CostKind>;
  kept: KeptDuty;
  duty: PublicDuty | undefined;
  offer: Offer | undefined;
  day: string;
  booking: PageName | undefined;
}

/** What one piece costs until it is there, and where each part of that comes from. */
export function LandedResult(props: LandedResultProps) {
  const { landed, kept, duty, offer, day, booking } = props;
  const words = useWords();
  const { t } = words;
  const wanting = wantingOf(props, words);
  return (
    <aside className="calculator__box calculator__result" aria-label={t('landed.result')}>
      <div className="result-head">
        <p className="result-head__facts">
          <span>{t('landed.perPiece')}</span>
        </p>
        <p className="result-head__value" role="status">
          {landed.perPiece === null ? (
            t('duty.unknown')
          ) : (
            <>
              {priceText(landed.perPiece, 4)} <small>{kept.currency}</small>
            </>
          )}
        </p>
        <p className="duty-estimate">{t('duty.estimate')}</p>
      </div>
      <div className="result-how">
        <h2>{t('landed.parts')}</h2>
        <ol className="result-layers">
          {landed.parts.map((part) => (
            <li key={part.kind}>
              <span>
                {t(`landed.part.${part.kind}`)}
                <small className="duty-source">{sourceOf(part, props, words)}</small>
              </span>
              {part.converted === null ? t('duty.unknown') : moneyText(part.converted)}
            </li>
          ))}
          <li className="result-layers__sum">
            <span>{t('calculator.total')}</span>
            <b>{landed.total === null ? t('duty.unknown') : `${kept.currency} ${moneyText(landed.total)}`}</b>
          </li>
          {landed.perPiece === null ? null : (
            <li>
              <span>{t('landed.divided', { pieces: kept.pieces })}</span>
              <b>
                {kept.currency} {priceText(landed.perPiece, 4)}
              </b>
            </li>
          )}
        </ol>
        {wanting.length === 0 ? null : (
          <p className="result-how__advice">
            {t('landed.wanting', { what: wanting.join(t('calculator.list')) })}
          </p>
        )}
        {duty
          ? notesOf(duty, words).map((note) => (
              <p key={note} className="result-how__advice">
                {note}
              </p>
            ))
          : null}
      </div>
      <ResultDeeds
        text={textOf(props, words)}
        booking={booking}
        {...(offer?.says.kind === 'priced' && { priced: { rate: offer.card.id, day } })}
      />
    </aside>
  );
}

/** Where a part comes from, and in which currency it was before: one that was converted says by which rate of which day. */
function sourceOf(
  part: LandedPart<CostKind>,
  { kept, duty, offer }: LandedResultProps,
  words: Words,
): string {
  const { t } = words;
  const said = [originOf(part.kind, { kept, duty, offer }, words)];
  if (part.amount !== null && part.currency !== kept.currency) {
    said.push(`${part.currency} ${moneyText(part.amount)}`);
    if (part.converted !== null)
      said.push(
        t('landed.byRate', { from: part.currency, rate: kept.rate, to: kept.currency, day: kept.rateOf }),
      );
  }
  return said.filter((one) => one !== '').join(' · ');
}

function originOf(
  kind: CostKind,
  { kept, duty, offer }: Pick<LandedResultProps, 'kept' | 'duty' | 'offer'>,
  { t, language }: Words,
): string {
  if (kind === 'delivery') return kept.delivery === '' ? '' : t('landed.typed');
  if (kind === 'freight')
    return offer
      ? t('landed.byCard', {
          product: language === 'en' ? offer.card.productEn : offer.card.productZh,
          first: offer.card.validFrom,
          last: offer.card.validTo,
        })
      : '';
  if (!duty) return '';
  const { day, edition, release } = duty;
  return edition === null ? t('duty.noEdition', { day }) : t('landed.byTariff', { day, edition, release });
}

/** What is still asked for before there is a price. */
function wantingOf({ landed, kept }: LandedResultProps, { t }: Words): string[] {
  return [
    ...landed.parts.filter(({ amount }) => amount === null).map(({ kind }) => t(`landed.part.${kind}`)),
    ...landed.unrated.map((from) => t('landed.rateOf', { from, to: kept.currency })),
    ...(piecesOf(kept) === null ? [t('landed.pieces')] : []),
  ];
}

function textOf(props: LandedResultProps, words: Words): string {
  const { landed, kept } = props;
  const { t } = words;
  const shown = (amount: string | null) => (amount === null ? t('duty.unknown') : moneyText(amount));
  return [
    ...landed.parts.map(
      (part) =>
        `${t(`landed.part.${part.kind}`)}: ${kept.currency} ${shown(part.converted)} (${sourceOf(part, props, words)})`,
    ),
    `${t('calculator.total')}: ${kept.currency} ${shown(landed.total)}`,
    landed.perPiece === null
      ? ''
      : `${t('landed.perPiece')}: ${kept.currency} ${priceText(landed.perPiece, 4)}`,
    t('duty.estimate'),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
