import type { Family } from '@loadline/contract/kernel/code';
import type { ImportSubject, ProblemGroup, Replacement, SheetFinding, SheetRow } from './import-subject.ts';

/** What there is to say about one cell, and what can be done with it. */
export interface NoteFacts {
  readonly key: string;
  readonly text: string;
  readonly problems: readonly { readonly family: Family; readonly says: string }[];
  /** What the cell might hold: what was probably meant first, then all that is allowed. */
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
  const meant = findings.flatMap(({ suggestion }) => suggestion ?? []);
  return {
    key,
    text,
    problems: findings.map((finding) => ({
      family: subject.isError(finding.code) ? 'stop' : 'act',
      says: subject.say(finding),
    })),
    choices: [...new Set([...meant, ...subject.choices(key)])],
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
