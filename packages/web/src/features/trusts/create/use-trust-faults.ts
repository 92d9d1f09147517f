import type { Finding } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import type { SoundPart } from '@loadline/contract/trusts/trust.entered';
import { neededFields, valueAtPath } from '@loadline/contract/trusts/trust.needed';
import type { TrustPath } from '@loadline/contract/trusts/trust.path';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { useCallback, useMemo, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';

/** What the server found wrong, and with which content. */
interface Answered {
  readonly findings: readonly Finding[];
  readonly sent: unknown;
}

/**
 * What is wrong with a trust order: by the fields themselves, by the rules that the server asks too, and by what the
 * server said, which holds until the value changes. Shown of a field once it was left, of all once it was to be submitted.
 */
export function useTrustFaults(part: SoundPart, onHold: boolean) {
  const { language } = useWords();
  const [left, setLeft] = useState<ReadonlySet<TrustPath>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const [answered, setAnswered] = useState<Answered>();
  const { content } = part;
  const found = useMemo(() => {
    const { errors, warnings } = findingsOfTrust(content, { onHold });
    const told = (answered?.findings ?? []).filter(
      ({ path }) => valueAtPath(answered?.sent, path) === valueAtPath(content, path),
    );
    return {
      // The first word about a path counts: what it is in itself before what the rules miss.
      errors: byPath([...part.findings, ...errors, ...told]),
      warnings: byPath(warnings),
      needed: new Set(neededFields(content)),
    };
  }, [part, content, onHold, answered]);
  const errorAt = (path: TrustPath): string | undefined => {
    const finding = isAsked || left.has(path) ? found.errors.get(path) : undefined;
    return finding && say(finding.says, language);
  };
  const leave = useCallback(
    (path: TrustPath) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    [],
  );
  return {
    ...found,
    isAsked,
    errorAt,
    leave,
    warningAt: (path: TrustPath) => {
      const warning = found.warnings.get(path);
      return warning && say(warning.says, language);
    },
    /** Everything is to be shown from now on. */
    ask: () => setAsked(true),
    hear: (findings: readonly Finding[], sent: unknown) => setAnswered({ findings, sent }),
  };
}

function byPath(findings: readonly Finding[]): Map<TrustPath, Finding> {
  const first = new Map<TrustPath, Finding>();
  for (const finding of findings) if (!first.has(finding.path)) first.set(finding.path, finding);
  return first;
}
