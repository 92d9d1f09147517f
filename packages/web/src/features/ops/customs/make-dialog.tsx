import { makeCustomsFiles } from '@loadline/contract/customs/customs-desk.api';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { useNumbersAsked } from './numbers-input.tsx';

/** Declarations from orders, whose goods become their lines. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const goTo = useGoTo();
  const numbers = useNumbersAsked(t('customsDesk.make.numbersHint'));
  return (
    <AskDialog
      title={t('customsDesk.make.title')}
      says={t('customsDesk.make.says')}
      fields={makeCustomsFiles.body}
      values={{ together: false, territory: 'CN', direction: 'export', currency: 'USD' }}
      inputs={{
        numbers,
        territory: {
          as: 'segments',
          // Into Europe goods come, and are taxed in its money.
          along: (value) =>
            value === 'CN' ? {} : { direction: 'import', currency: value === 'GB' ? 'GBP' : 'EUR' },
        },
        direction: { as: 'segments' },
      }}
      submitLabel={t('customsDesk.make.go')}
      onSubmit={async (body) => {
        const making = call(makeCustomsFiles, { body, refusal: 'in place' });
        const { made, notFound } = await making;
        await done(making, t('customsDesk.make.done', { count: made.length }));
        if (notFound.length > 0)
          notify('warning', t('customsDesk.make.notFound', { numbers: notFound.join(', ') }));
        const [only, another] = made;
        if (only !== undefined && another === undefined) goTo('opsDeclaration', { no: only });
      }}
      onClose={onClose}
    />
  );
}
