import type { makeApiKey } from '@loadline/contract/api-keys/api-key.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/text-input.tsx';
import { ShownOnce } from './shown-once.tsx';

/** A key that was just made, with a call to try it by. */
export function MadeKey({ made, onDone }: { made: AnswerOf<typeof makeApiKey>; onDone: () => void }) {
  const { t } = useWords();
  return (
    <ShownOnce
      says={t('api.once')}
      label={made.key.name}
      text={made.token}
      copyLabel={t('api.copyKey')}
      onDone={onDone}
    >
      <Field label={t('api.tryIt')}>
        <Textarea readOnly rows={3} value={tryOf(made.token)} onFocus={(event) => event.target.select()} />
      </Field>
    </ShownOnce>
  );
}

function tryOf(token: string): string {
  return `curl -H "Authorization: Bearer ${token}" ${location.origin}/adminapi/session/user`;
}
