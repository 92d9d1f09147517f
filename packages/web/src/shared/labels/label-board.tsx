import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type LabelState, labelStates, verificationStates } from '@loadline/contract/labels/label.codes';
import { useQuery } from '@tanstack/react-query';
import type { Question } from '../../kernel/asking.ts';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { one } from '../../resource/use-list-address.ts';
import { useOpen } from '../../resource/use-open.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { LabelOverview, LabelRow } from './label-record.ts';
import './label-board.css';

/** Cards of a status in sight; what is more is shown by the list of that status. */
export const cardsAtOnce = 20;

/** Whether the address asks for the board. */
export function useIsBoard(): boolean {
  return one(usePlace().search['look']) === 'board';
}

/** Rows, or cards by status; the address says which. */
export function LookToggle() {
  const { t } = useWords();
  const { search } = usePlace();
  const { go } = useNavigation();
  return (
    <SegmentedControl
      label={t('labels.board.look')}
      value={useIsBoard() ? 'board' : 'list'}
      options={[
        { value: 'list', label: t('labels.board.list') },
        { value: 'board', label: t('labels.board.board') },
      ]}
      onChange={(look) =>
        go({
          search: {
            ...search,
            look: look === 'board' ? look : undefined,
            status: undefined,
            page: undefined,
          },
        })
      }
    />
  );
}

interface LabelBoardProps {
  page: 'label' | 'opsLabel';
  states: LabelOverview['states'] | undefined;
  /** The first labels of a status that the filters find. */
  columnOf: (state: LabelState) => Question<{ rows: readonly LabelRow[] }>;
}

/** The labels as cards, a column for each status with how many stand there. */
export function LabelBoard({ page, states, columnOf }: LabelBoardProps) {
  const { t } = useWords();
  return (
    <ScrollRegion className="label-board" label={t('labels.board.board')}>
      {codesOf(labelStates).map((state) => (
        <Column
          key={state}
          page={page}
          state={state}
          count={states?.find((found) => found.state === state)?.count}
          question={columnOf(state)}
        />
      ))}
    </ScrollRegion>
  );
}

interface ColumnProps {
  page: LabelBoardProps['page'];
  state: LabelState;
  count: number | undefined;
  question: Question<{ rows: readonly LabelRow[] }>;
}

function Column({ page, state, count, question }: ColumnProps) {
  const { t, language } = useWords();
  const { search } = usePlace();
  const word = wordOf(labelStates, state);
  const name = say(word, language);
  const cards = useQuery(question);
  const rows = cards.data?.rows ?? [];
  const more = (count ?? rows.length) - rows.length;
  return (
    <section className="label-board__column" aria-label={name}>
      <h2>
        <StateGlyph family={word.family ?? 'void'} />
        {name}
        <small>{count === undefined ? '' : wholeText(count)}</small>
      </h2>
      {cards.isError ? (
        <NotLoaded what={name} error={cards.error} onRetry={() => void cards.refetch()} />
      ) : null}
      {cards.isPending ? <Skeleton widths={[90]} rows={3} label={name} /> : null}
      <ul>
        {rows.map((label) => (
          <li key={label.id}>
            <Card label={label} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <PageLink page={page} query={{ ...search, look: undefined, open: undefined, status: state }}>
          {t('labels.board.more', { count: wholeText(more) })}
        </PageLink>
      ) : null}
    </section>
  );
}

function Card({ label }: { label: LabelRow }) {
  const { t, language } = useWords();
  const { open, show } = useOpen();
  const { id, styleNo, colour, productName, feedback, verification, photosTaken, photosWanted } = label;
  const state = say(wordOf(verificationStates, verification), language);
  return (
    <button
      type="button"
      className={feedback === null ? 'label-board__card' : 'label-board__card label-board__card--act'}
      aria-pressed={open === id}
      onClick={() => show(open === id ? undefined : id)}
    >
      <b>{styleNo}</b>
      <span>{t('labels.board.of', { colour, product: productName })}</span>
      <small>
        {feedback ??
          (photosTaken === 0
            ? state
            : t('labels.board.photos', { taken: photosTaken, wanted: photosWanted, state }))}
      </small>
    </button>
  );
}
