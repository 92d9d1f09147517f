import type { RefObject } from 'react';
import type { Entries } from '../../kernel/use-entries.ts';
import { focusOn } from '../../kernel/use-entries.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemCount } from '../../ui/field.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import type { Application } from './application.ts';
import { labelOf } from './entry-label.ts';

/** So many names fit into one line, and so many where others follow. */
const named = { all: 3, some: 2 };

interface ApplicationFootProps {
  entries: Entries<Application>;
  /** What is missing or wrong, in the order of the form. */
  missing: readonly (keyof Application)[];
  busy: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/** The sticky foot: the agreement, what is still missing with the way to it, and the button that hands the form in. */
export function ApplicationFoot({ entries, missing, busy, form }: ApplicationFootProps) {
  const words = useWords();
  const { t } = words;
  const [first] = missing;
  const isTried = Object.values(entries.errors).some(Boolean);
  return (
    <div className={isTried ? 'application__foot' : 'application__foot application__foot--calm'}>
      <AgreementCheck entries={entries} />
      {first ? (
        <ProblemCount
          text={missingText(missing, entries.values, words)}
          onShow={() => focusOn(form.current, first)}
        />
      ) : null}
      <Button
        type="submit"
        look="primary"
        size="large"
        busy={busy}
        className={first ? 'application__submit application__submit--off' : 'application__submit'}
      >
        {t('register.submit')}
      </Button>
    </div>
  );
}

function missingText(
  missing: readonly (keyof Application)[],
  application: Application,
  words: Words,
): string {
  const { t, language } = words;
  const isLong = missing.length > named.all;
  const labels = missing
    .slice(0, isLong ? named.some : named.all)
    .map((name) => labelOf(name, application, words));
  const names = labels.join(language === 'en' ? ', ' : '、');
  return t('register.missing', {
    count: missing.length,
    names: isLong ? t('register.missingAnd', { names }) : names,
  });
}
