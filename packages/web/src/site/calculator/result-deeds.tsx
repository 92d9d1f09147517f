import type { PageName } from '@loadline/contract/pages';
import { stringifySearch } from '../../kernel/address.ts';
import { pageOf } from '../../kernel/known-pages.ts';
import type { Search } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { rememberPlace } from '../../kernel/return.ts';
import { isSignedIn } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-text.ts';

/** Tells the form that the cargo is to be taken over: a form that is opened otherwise begins empty. */
const withCargo = { cargo: '1' };

interface ResultDeedsProps {
  /** What is copied. */
  text: string;
  /** The form that the cargo is for; none where the product has it not. */
  booking: PageName | undefined;
  /** By which rate and for which day it was priced: the form works its price out again. */
  priced?: Search;
}

/** Copy, and the way to an order: through the login, after which the form finds the cargo in this tab. */
export function ResultDeeds({ text, booking, priced }: ResultDeedsProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const copy = async () => {
    if (await copyText(text)) notify('success', t('success.copy'));
    else notify('error', t('error.copy'));
  };
  const book = (form: PageName) => {
    const wanted = { ...withCargo, ...priced };
    if (isSignedIn()) return goTo(form, wanted);
    rememberPlace(pageOf(form).path + stringifySearch(wanted));
    goTo('login');
  };
  return (
    <div className="result-deeds">
      <Button size="large" onClick={() => void copy()}>
        {t('calculator.copy')}
      </Button>
      {booking ? (
        <>
          <Button look="primary" size="large" onClick={() => book(booking)}>
            {t('calculator.book')}
          </Button>
          <p>{t('calculator.bookHint')}</p>
        </>
      ) : null}
    </div>
  );
}
