import { wholeText } from '@loadline/contract/kernel/figures';
import { takeNumbers } from '@loadline/contract/waybills/awb-stock.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import type { PrefixStock } from './stock.ts';

const { numbers: _numbers, ...fields } = takeNumbers.body;

/** Reserves the next free numbers of an airline for somebody. */
export function TakeDialog({ prefixes, onClose }: { prefixes: readonly PrefixStock[]; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const options = prefixes
    .filter(({ free }) => free > 0)
    .map(({ prefix, nameZh, nameEn, free }) => ({
      value: prefix,
      label: [
        prefix,
        inLanguage(language, nameZh ?? '', nameEn ?? ''),
        t('stock.freeCount', { count: wholeText(free) }),
      ]
        .filter(Boolean)
        .join(' · '),
    }));
  return (
    <AskDialog
      title={t('stock.takeTitle')}
      says={t('stock.takeSays')}
      fields={fields}
      values={{ count: 1, prefix: options[0]?.value }}
      inputs={{ prefix: { options } }}
      submitLabel={t('stock.take')}
      onSubmit={async (body) => {
        const taken = call(takeNumbers, { body: { ...body, numbers: null }, refusal: 'in place' });
        const { moved } = await taken;
        await done(taken, t('stock.taken', { numbers: moved.slice(0, 3).join(' '), count: moved.length }));
      }}
      onClose={onClose}
    />
  );
}
