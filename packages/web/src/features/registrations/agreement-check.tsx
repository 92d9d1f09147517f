import type { Entries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { AgreementLink } from '../../shared/site/agreement-link.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Phrase } from '../../ui/phrase.tsx';

interface AgreementCheckProps {
  entries: Entries<{ readonly agreed: boolean }>;
  /** The edition in force. */
  edition: string;
  /** The edition that was accepted before: the same one is not asked for again. */
  accepted?: string;
}

/** Terms and privacy notice, each opened by its name, and the tick that accepts them. */
export function AgreementCheck({ entries, edition, accepted }: AgreementCheckProps) {
  const { t } = useWords();
  if (accepted === edition) return null;
  return (
    <Checkbox
      name="agreed"
      checked={entries.values.agreed}
      aria-invalid={entries.errors.agreed ? true : undefined}
      onChange={(agreed) => entries.change({ agreed })}
    >
      <span>
        <Phrase
          text={t('register.agreement', {
            terms: '{terms}',
            privacy: '{privacy}',
            version: edition,
          })}
          parts={{ terms: <AgreementLink paper="terms" />, privacy: <AgreementLink paper="privacy" /> }}
        />
      </span>
    </Checkbox>
  );
}
