import type { SoundPart } from '@loadline/contract/documents/document.entered';
import type { Finding } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../../kernel/words.ts';

/** What the server found wrong, and with which content. */
interface Answered {
  readonly findings: readonly Finding[];
  readonly sent: unknown;
}

/** What the rules say of a content: wrong, odd, and which fields have to be filled in. */
export interface Ruled {
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  readonly needed: readonly string[];
}

interface RulesOf<C> {
  /** Keep it between renders: it is asked again when it is another one. */
  readonly rules: (content: C) => Ruled;
  readonly valueAt: (content: unknown, path: string) => unknown;
  /** What is wrong for reasons outside of the form, such as a slot that is full: shown at once. */
  readonly outside?: readonly Finding[];
}

const nothing: readonly Finding[] = [];

/**
 * What is wrong with a draft: by the fields themselves, by the rules that the server asks too, and by what the server
 * said, which holds until the value changes. Shown of a field once it was left, of all once it was to be submitted.
 */
export function useDraftFaults<C>(part: SoundPart<C>, { rules, valueAt, outside = nothing }: RulesOf<C>) {
  const { language } = useWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  const { content } = part;
  const found = useMemo(() => {
    const { errors, warnings, needed } = rules(content);
    const told = (answered?.findings ?? []).filter(
      ({ path }) => valueAt(answered?.sent, path) === valueAt(content, path),
    );
    return {
      // The first word about a path counts: what it is in itself before what the rules miss.
      errors: byPath([...part.findings, ...outside, ...errors, ...told]),
      warnings: byPath(warnings),
      needed: new Set(needed),
    };
  }, [part, content, rules, valueAt, outside, answered]);
  const errorAt = (path: string): string | undefined => {
    const finding = found.errors.get(path);
    if (!finding || !(isAsked || left.has(path) || outside.includes(finding))) return undefined;
    return say(finding.says, language);
  };
  const leave = useCallback(
    (path: string) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    [],
  );
  return {
    ...found,
    isAsked,
    errorAt,
    leave,
    warningAt: (path: string) => {
      const warning = found.warnings.get(path);
      return warning && say(warning.says, language);
    },
    /** Everything is to be shown from now on. */
    ask: () => setAsked(true),
    hear: (findings: readonly Finding[], sent: unknown) => setAnswered({ findings, sent }),
  };
}

export type DraftFaults = ReturnType<typeof useDraftFaults<unknown>>;

function byPath(findings: readonly Finding[]): Map<string, Finding> {
  const first = new Map<string, Finding>();
  for (const finding of findings) if (!first.has(finding.path)) first.set(finding.path, finding);
  return first;
}
