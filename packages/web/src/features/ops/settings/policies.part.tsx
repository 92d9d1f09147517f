import { severities } from '@loadline/contract/exceptions/sheet-kind';
import { codeTable, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { code, optional } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import {
  aboutPolicy,
  fieldOfPolicy,
  type PolicyGroup,
  policy,
  policyGroups,
} from '@loadline/contract/ops/policy';
import { listPolicies, savePolicy } from '@loadline/contract/ops/policy.api';
import { policyUnits } from '@loadline/contract/ops/policy.figure';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';
import { useDone } from '../use-done.ts';
import './policies.css';

type Kept = AnswerOf<typeof listPolicies>[number];

/** A figure with what holds now, which its form begins with. */
type Row = Kept & { readonly value: string; readonly isInitial: boolean };

function rowOf(kept: Kept): Row {
  const { initial } = aboutPolicy(kept.name);
  return { ...kept, value: kept.value ?? initial, isInitial: kept.value === null };
}

const all = asking(listPolicies, {});

/** The figures of one group: what each decides stands under it, what a change means for what is there over its form. */
export function PoliciesPart({ group }: { group: PolicyGroup }) {
  const { t, language } = useWords();
  const title = say(wordOf(policyGroups, group), language);
  const question = {
    ...all,
    queryKey: [...all.queryKey, group],
    queryFn: async (context: Parameters<typeof all.queryFn>[0]) =>
      (await all.queryFn(context)).filter(({ name }) => aboutPolicy(name).group === group),
  };
  const figures = onePage<Kept, Row>(question, rowOf);
  return (
    <div className="policies">
      <ResourceBook
        of={policy}
        title={title}
        unit={{ name: title, one: t('policies.one'), many: t('policies.many') }}
        list={figures}
        change={savingOf}
        names={[]}
        columns={['name', 'value', 'updatedAt', 'updatedBy']}
        cells={{
          name: { width: 560, cell: (row) => <FigureName row={row} language={language} /> },
          value: {
            width: 170,
            cell: ({ name, value, isInitial }) => (
              <>
                {figureText(name, value, language)}
                <small className="policies__small">
                  {isInitial
                    ? t('policies.isInitial')
                    : t('policies.initial', {
                        figure: figureText(name, aboutPolicy(name).initial, language),
                      })}
                </small>
              </>
            ),
          },
          updatedAt: { width: 160 },
          updatedBy: { width: 140, muted: true },
        }}
        inputs={({ name }) => {
          const { initial } = aboutPolicy(name);
          const hint = t('policies.hint', { figure: figureText(name, initial, language) });
          return { value: { hint, span: 'whole' } };
        }}
        above={(row) => <AboutFigure row={row} />}
        history={deedsOf()}
      />
    </div>
  );
}

/** The call that saves this one figure, within what it may be. */
function savingOf({ name }: Pick<Row, 'name'>) {
  const only = codeTable('policy', { [name]: aboutPolicy(name) });
  const value = optional(fieldOfPolicy(name));
  return { ...savePolicy, body: { ...savePolicy.body, name: code(only, savePolicy.body.name), value } };
}

function FigureName({ row: { name }, language }: { row: Pick<Row, 'name'>; language: Language }) {
  const about = aboutPolicy(name);
  return (
    <>
      {say(about, language)}
      <small className="policies__small">{say(about.decides, language)}</small>
    </>
  );
}

/** ±3.0 %, 24 hours, High. */
function figureText(name: Row['name'], figure: string, language: Language): string {
  const { unit } = aboutPolicy(name);
  if (unit === 'severity') return say(wordOf(severities, figure), language);
  if (unit === 'percent') return `±${figure}%`;
  return `${figure} ${say(wordOf(policyUnits, unit), language)}`;
}

function AboutFigure({ row: { name, version, isInitial } }: { row: Row }) {
  const { t, language } = useWords();
  const done = useDone();
  const about = aboutPolicy(name);
  const figure = figureText(name, about.initial, language);
  const reset = () => {
    const body = { name, version, value: null, reason: t('policies.resetReason') };
    return done(call(savePolicy, { body, refusal: 'in place' }), t('policies.wasReset')).catch(tellRefusal);
  };
  return (
    <div className="policies__about">
      <strong>{say(about, language)}</strong>
      <p>{say(about.decides, language)}</p>
      <p>{say(about.existing, language)}</p>
      {isInitial ? null : (
        <Button size="small" onClick={() => void reset()}>
          {t('policies.reset', { figure })}
        </Button>
      )}
    </div>
  );
}
