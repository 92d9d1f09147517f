import type { DictionaryKind } from '@loadline/contract/ops/dictionary';
import { listEntries, orderEntries } from '@loadline/contract/ops/dictionary.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { useDone } from '../use-done.ts';

/** Where an entry stands among the others, which is where it stands in every choice. */
export function MoveButtons({ kind, code }: { kind: DictionaryKind; code: string }) {
  const { t } = useWords();
  const done = useDone();
  const codes = (useQuery(asking(listEntries, { kind })).data ?? []).map((entry) => entry.code);
  const here = codes.indexOf(code);
  const move = (to: number) => {
    const others = codes.filter((one) => one !== code);
    const body = { kind, codes: [...others.slice(0, to), code, ...others.slice(to)] };
    return done(call(orderEntries, { body, refusal: 'in place' }), t('dictionaries.moved')).catch(
      tellRefusal,
    );
  };
  return (
    <p className="reset-buttons">
      <span className="right-needed">{t('dictionaries.place', { place: here + 1, of: codes.length })}</span>
      <Button
        size="small"
        icon="arrow-up"
        refused={here > 0 ? undefined : t('dictionaries.first')}
        onClick={() => void move(here - 1)}
      >
        {t('dictionaries.up')}
      </Button>
      <Button
        size="small"
        icon="arrow-down"
        refused={here < codes.length - 1 ? undefined : t('dictionaries.last')}
        onClick={() => void move(here + 1)}
      >
        {t('dictionaries.down')}
      </Button>
    </p>
  );
}
