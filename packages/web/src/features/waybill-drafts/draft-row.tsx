import { say } from '@loadline/contract/kernel/text';
import type { AwbRow } from '@loadline/contract/waybill-drafts/awb-rows';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { Textarea, TextInput } from '../../ui/text-input.tsx';
import { plainText, rowKey } from './draft-papers.ts';
import type { Review } from './use-review.ts';

interface DraftRowProps {
  paper: string;
  row: AwbRow;
  /** Absent where nothing can be answered. */
  review?: Review | undefined;
}

/** One value of a draft: what it was, what it is, and the customer's answer to it. */
export function DraftRow({ paper, row, review }: DraftRowProps) {
  const { language } = useWords();
  const id = rowKey(paper, row.path);
  const wish = review?.wishOf(id);
  return (
    <li className={row.before ? 'draft-row draft-row--changed' : 'draft-row'} data-path={row.path}>
      <div className="draft-row__head">
        <span className="draft-row__label">{say(row.label, language)}</span>
        {review ? <RowDeeds row={row} id={id} review={review} /> : null}
      </div>
      <Value row={row} />
      {review && wish ? <WishInputs row={row} id={id} review={review} /> : null}
    </li>
  );
}

/** A value, beside what the version before said where that differs. */
function Value({ row: { value, before } }: Pick<DraftRowProps, 'row'>) {
  const { language } = useWords();
  const now = say(value, language);
  if (!before) return <div className="draft-row__value">{now}</div>;
  const was = say(before, language);
  return (
    <div className="draft-row__change">
      {was === '' ? <span>{missing}</span> : <del>{was}</del>}
      <Icon name="arrow-right" size={14} />
      <ins>{now === '' ? missing : now}</ins>
    </div>
  );
}

function RowDeeds({ row, id, review }: { row: AwbRow; id: string; review: Review }) {
  const { t, language } = useWords();
  const label = say(row.label, language);
  const wish = review.wishOf(id);
  const begin = () => review.wish(id, { wanted: plainText(row.value), reason: '' });
  if (wish)
    return (
      <span className="draft-row__deeds">
        <Said family="act" text={t('drafts.asks')} />
        <Button
          look="text"
          size="small"
          onClick={() => review.drop(id)}
          aria-label={t('drafts.undoOf', { label })}
        >
          {t('drafts.undo')}
        </Button>
      </span>
    );
  return (
    <span className="draft-row__deeds">
      {review.isAgreed(id) ? <Said family="done" text={t('drafts.agrees')} /> : null}
      {row.before && !review.isAgreed(id) ? (
        <Button size="small" onClick={() => review.agree(id)} aria-label={t('drafts.agreeTo', { label })}>
          {t('drafts.agree')}
        </Button>
      ) : null}
      <Button look="text" size="small" onClick={begin} aria-label={t('drafts.askOf', { label })}>
        {t('drafts.ask')}
      </Button>
    </span>
  );
}

function Said({ family, text }: { family: 'act' | 'done'; text: string }) {
  return (
    <span className={`draft-row__said state-${family}`}>
      <StateGlyph family={family} />
      {text}
    </span>
  );
}

function WishInputs({ row, id, review }: { row: AwbRow; id: string; review: Review }) {
  const { t, language } = useWords();
  const wish = review.wishOf(id) ?? { wanted: '', reason: '' };
  const label = say(row.label, language);
  const isLong = wish.wanted.includes('\n') || wish.wanted.length > 60;
  const Input = isLong ? Textarea : TextInput;
  return (
    <div className="draft-row__wish">
      <Field label={t('drafts.wanted', { label })} required>
        <Input value={wish.wanted} onChange={(wanted: string) => review.wish(id, { ...wish, wanted })} />
      </Field>
      <Field label={t('drafts.reason', { label })} required>
        <TextInput value={wish.reason} onChange={(reason) => review.wish(id, { ...wish, reason })} />
      </Field>
    </div>
  );
}
