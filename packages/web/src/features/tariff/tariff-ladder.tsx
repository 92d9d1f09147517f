import { printedHts } from '@loadline/contract/hts/hts-no';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { baseText } from '@loadline/contract/tariffs/tariff-layer-words';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { LadderRow, SideLine, TariffSide } from './tariff.ts';
import { ladderOf, sideName } from './tariff.ts';
import './tariff-ladder.css';

interface LadderProps {
  sides: readonly TariffSide[];
  /** From 0. */
  at: number;
  hts: string;
  value: string;
  /** Whose make the goods are; empty where nobody said. */
  mid: string;
  onMove: (at: number) => void;
  onClaim: (changes: { measure?: string; exclusion?: string }) => void;
}

/** One line, layer by layer: what is filed, what it costs on either side, and why. */
export function TariffLadder({ sides, at, hts, value, mid, onMove, onClaim }: LadderProps) {
  const { t, language } = useWords();
  const lines = sides.flatMap(({ lines: all }) => all[at] ?? []);
  const [first] = lines;
  if (!first) return null;
  const count = sides[0]?.lines.length ?? 0;
  return (
    <section aria-label={t('tariff.layersOf', { line: at + 1 })} className="tariff-ladder">
      <header className="tariff-ladder__head">
        <h2>{t('tariff.layersOf', { line: at + 1 })}</h2>
        <span className="tariff-ladder__facts">
          {printedHts(hts)} · {wholeText(value)} USD
          {first.units.length > 0 ? ` · ${first.units.join(', ')}` : ''}
          {mid === '' ? '' : ` · MID ${mid}`}
        </span>
        <span className="tariff-ladder__tools">
          {t('tariff.order')}
          {at > 0 ? (
            <Button size="small" icon="chevron-up" onClick={() => onMove(at - 1)}>
              {t('tariff.previousLine')}
            </Button>
          ) : null}
          {at < count - 1 ? (
            <Button size="small" icon="chevron-down" onClick={() => onMove(at + 1)}>
              {t('tariff.nextLine')}
            </Button>
          ) : null}
        </span>
      </header>
      {first.description ? (
        <p lang="en" className="tariff-ladder__goods">
          {first.description}
        </p>
      ) : null}
      <ScrollRegion className="tariff-ladder__scroll" label={t('tariff.layersScroll')}>
        <table className="tariff-table">
          <thead>
            <tr>
              <th scope="col">{t('tariff.heading')}</th>
              <th scope="col">{t('tariff.measure')}</th>
              <th scope="col" className="tariff-table__number">
                {t('tariff.base')}
              </th>
              {sides.map((side, index) => (
                <th
                  key={sideName(side, index, sides.length, language)}
                  scope="col"
                  className="tariff-table__number"
                >
                  {sideName(side, index, sides.length, language)}
                </th>
              ))}
              <th scope="col">{t('tariff.why')}</th>
            </tr>
          </thead>
          <tbody>
            {ladderOf(lines).map((row) => (
              <Rung key={row.key} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={3}>{t('tariff.lineDuty', { line: at + 1 })}</td>
              {lines.map((line, index) => (
                // A side has no name of its own.
                <td key={index} className="tariff-table__number">
                  {line.duty === null ? t('tariff.unknown') : moneyText(line.duty)}
                </td>
              ))}
              <td className="tariff-table__note">{t('tariff.rounded')}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      <Possible line={first} onClaim={onClaim} />
    </section>
  );
}

function Rung({ row }: { row: LadderRow }) {
  const { t, language } = useWords();
  const { headings, title, rate, source, sides, isStruckDown } = row;
  const layers = sides.filter((side) => side?.isLayer);
  const isDue = layers.some((side) => side?.amount !== '0.00' && side?.amount !== null) || row.key === 'base';
  // Said once where both sides are charged on the same.
  const bases = [...new Set(layers.flatMap((side) => (side ? baseText(side, language) : [])))];
  const isOpen = layers.some((side) => side?.amount === null);
  return (
    <tr className={isOpen ? 'tariff-table__open' : isDue ? undefined : 'tariff-table__off'}>
      <td className="tariff-table__heading">
        <StateGlyph family={isOpen ? 'act' : isDue ? 'done' : 'void'} size={12} />
        <b>{headings.map(printedHeading).join(' / ')}</b>
      </td>
      <td>
        {say(title, language)}
        {isNews(rate, say(title, language)) ? ` ${rate}` : ''}
        <small>
          {source}
          {isStruckDown ? ` · ${t('tariff.struckDown')}` : ''}
        </small>
      </td>
      <td className="tariff-table__number">
        {bases.map((base) => (
          <span key={base} className="tariff-table__base">
            {base}
          </span>
        ))}
      </td>
      {sides.map((side, index) => (
        // A side has no name of its own.
        <td key={index} className="tariff-table__number">
          {side?.isLayer ? (side.amount === null ? t('tariff.unknown') : moneyText(side.amount)) : '—'}
        </td>
      ))}
      <td className="tariff-table__why">{whyOf(row, language)}</td>
    </tr>
  );
}

/** A rate that the title does not say already. */
function isNews(rate: string, title: string): boolean {
  return rate !== '' && rate !== '0%' && !title.includes(rate.replace('+', ''));
}

/** Said once where both sides say the same. */
function whyOf({ sides }: LadderRow, language: ReturnType<typeof useWords>['language']): ReactNode {
  const said = sides.map((side) => (side ? say(side.why, language) : undefined));
  const different = new Set(said.filter((one) => one !== undefined));
  if (sides.length === 1 || (different.size === 1 && !said.includes(undefined))) return [...different][0];
  return said.map((one, index) =>
    one === undefined ? null : (
      <span key={index === 0 ? 'A' : 'B'}>
        <b>{index === 0 ? 'A' : 'B'}</b> {one}
      </span>
    ),
  );
}

function printedHeading(heading: string): string {
  return heading.includes('.') ? heading : printedHts(heading);
}

/** What could be claimed of the line: its condition first, because nobody may claim what is not so. */
function Possible({ line, onClaim }: { line: SideLine; onClaim: LadderProps['onClaim'] }) {
  const { t, language } = useWords();
  const claimable = line.others.filter((other) => other.claimable);
  const count = claimable.length + line.exclusions.length;
  if (count === 0) return null;
  return (
    <details className="tariff-possible">
      <summary>{t('tariff.possible', { count })}</summary>
      <ul>
        {line.exclusions.map(({ item, heading, wording }) => (
          <li key={item}>
            <span>
              <b>{heading}</b> {item}
              <small lang="en">{wording}</small>
            </span>
            <Button size="small" onClick={() => onClaim({ exclusion: item })}>
              {t('tariff.claim', { what: item })}
            </Button>
          </li>
        ))}
        {claimable.map(({ measure, heading, title, why }) => (
          <li key={measure}>
            <span>
              <b>{heading}</b> {say(title, language)}
              <small>{say(why, language)}</small>
            </span>
            <Button size="small" onClick={() => onClaim({ measure })}>
              {t('tariff.claim', { what: heading })}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
