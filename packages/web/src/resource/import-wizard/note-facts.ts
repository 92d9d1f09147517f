import type { Family } from '@loadline/contract/kernel/code';
import type { ImportSubject, ProblemGroup, Replacement, SheetFinding, SheetRow } from './import-subject.ts';

/** What there is to say about one cell, and what can be done with it. */
export interface NoteFacts {
  readonly key: string;
  readonly text: string;
  readonly problems: readonly { readonly family: Family; readonly says: string }[];
  readonly meant: readonly string[];
  /** All that the column may hold, where that is a list. */
  readonly choices: readonly string[];
  /** The same text in other cells, and what all of them would become. */
  readonly everywhere: Replacement | undefined;
  /** What the file says, when the cell was changed. */
  readonly was: string | undefined;
}

interface NoteOf {
  readonly subject: Pick<ImportSubject, 'isError' | 'say' | 'choices'>;
  readonly problems: readonly ProblemGroup[];
  readonly row: SheetRow;
  readonly key: string;
  readonly text: string;
  /** How many cells of the column hold a text. */
  readonly holding: (text: string) => number;
}

export function noteOf({ subject, problems, row, key, text, holding }: NoteOf): NoteFacts {
  const findings = row.findings.filter((one) => one.key === key);
  const was = row.changed.find((one) => one.key === key)?.was;
  return {
    key,
    text,
    problems: findings.map((finding) => ({
      family: subject.isError(finding.code) ? 'stop' : 'act',
      says: subject.say(finding),
    })),
    meant: findings.flatMap(({ suggestion }) => suggestion ?? []),
    choices: subject.choices(key),
    everywhere: likelyEverywhere(problems, findings, text.trim()) ?? alike(was?.trim() ?? '', text, holding),
    was,
  };
}

function likelyEverywhere(
  problems: readonly ProblemGroup[],
  findings: readonly SheetFinding[],
  text: string,
): Replacement | undefined {
  const groups = problems.filter((group) =>
    findings.some((one) => one.key === group.key && one.code === group.code),
  );
  const found = groups.flatMap(({ replacements }) => replacements).find(({ from }) => from === text);
  return found && found.cells > 1 ? found : undefined;
}

/** After one cell was put right: the others that still hold the same. */
function alike(was: string, text: string, holding: NoteOf['holding']): Replacement | undefined {
  const cells = was === '' || was === text ? 0 : holding(was);
  return cells > 0 ? { from: was, to: text, cells } : undefined;
}

/** Choices in sight at once; typing narrows them. */
const mostChoices = 8;

/** What is offered: at rest what was probably meant, or a short list; while one types all that fits. */
export function choicesShown(facts: NoteFacts, typed: string | undefined): readonly string[] {
  const { meant, choices, problems } = facts;
  const text = facts.text.trim();
  const all = [...new Set([...meant, ...choices])];
  if (typed === undefined) {
    const offered = meant.length > 0 || choices.length > mostChoices ? meant : choices;
    return problems.length > 0 ? offered.filter((choice) => choice !== text) : [];
  }
  const wanted = typed.trim().toLowerCase();
  const fitting =
    wanted === text.toLowerCase() ? all : all.filter((choice) => choice.toLowerCase().includes(wanted));
  return fitting.filter((choice) => choice !== typed.trim()).slice(0, mostChoices);
}
