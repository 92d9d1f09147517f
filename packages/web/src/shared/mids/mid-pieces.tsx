import type { MadeMid, MidPiece, MidSource } from '@loadline/contract/mids/mid-code';
import { useWords } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import './mid.css';

interface MidPiecesProps {
  made: MadeMid;
  source: MidSource;
  /** The code that counts, where somebody typed another one. */
  code: string | null;
}

/** A code and the pieces it is made of, with the signs of name and address that they stand for. */
export function MidPieces({ made, source, code }: MidPiecesProps) {
  const { t } = useWords();
  const shown = code ?? made.code;
  const isOther = shown !== null && made.code !== null && shown !== made.code;
  return (
    <div className="mid-made">
      {made.pieces.length > 0 ? (
        <ol className="mid-pieces" aria-label={t('mids.pieces')}>
          {made.pieces.map(({ part, text }) => (
            <li key={part}>
              <b>{text}</b>
              <small>
                {t(
                  part === 'country' && source.province !== null
                    ? 'mids.piece.province'
                    : `mids.piece.${part}`,
                )}
              </small>
            </li>
          ))}
        </ol>
      ) : null}
      <div className="mid-code" aria-live="polite">
        {shown === null ? (
          <span className="mid-code__note">{t('mids.notYet')}</span>
        ) : (
          <>
            <b>
              <DocumentNumber number={shown} />
            </b>
            <span className="mid-code__note">
              {isOther
                ? t('mids.byHand', { made: made.code ?? '' })
                : `${shown.length} · ${t('mids.longest')}`}
            </span>
          </>
        )}
      </div>
      <p className="mid-marked" lang="en">
        {(['name', 'street', 'city'] as const).map((field) => (
          <span key={field}>
            <Marked text={source[field] ?? ''} pieces={made.pieces.filter(({ of }) => of?.field === field)} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** A text in which the signs are marked that pieces of the code stand for. */
function Marked({ text, pieces }: { text: string; pieces: readonly MidPiece[] }) {
  const spans = pieces.flatMap(({ of }) => (of ? [of] : [])).toSorted((one, other) => one.from - other.from);
  const parts = spans.map(({ from, to }, at) => (
    <span key={from}>
      {text.slice(spans[at - 1]?.to ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(spans.at(-1)?.to ?? 0)}
    </>
  );
}

/** Why the code is as it is, piece by piece. */
export function MidReasons({ made, source }: Pick<MidPiecesProps, 'made' | 'source'>) {
  const { t } = useWords();
  const has = (part: MidPiece['part']) => made.pieces.find((piece) => piece.part === part);
  const [number, ...others] = made.numbers;
  const city = has('city');
  const reasons = [
    has('word1') && t(has('word2') ? 'mids.why.name' : 'mids.why.oneWord'),
    source.street &&
      (number === undefined
        ? t('mids.why.noNumber')
        : others.length > 0
          ? t('mids.why.number', { numbers: made.numbers.join(', ') })
          : t('mids.why.oneNumber', { number })),
    city && t(city.of ? 'mids.why.city' : 'mids.why.cityState'),
  ].filter(Boolean);
  return (
    <ul className="mid-reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
