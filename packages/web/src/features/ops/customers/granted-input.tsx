import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChipsChoice } from '../../../ui/chips-choice.tsx';

/** What a customer can be granted: never a right of the forwarder's people. */
const grantable = codesOf(permissions).filter((permission) => !isStaffPermission(permission));

/** Everything, also what is added later; or what is chosen here. */
export function GrantedInput({ value, onChange, onLeave }: Control) {
  const { t, language } = useWords();
  const chosen = Array.isArray(value) ? value.map(String) : undefined;
  return (
    <div className="granted">
      <Checkbox checked={chosen === undefined} onChange={(all) => onChange(all ? null : [...grantable])}>
        {t('customers.granted.all')}
      </Checkbox>
      {chosen ? (
        <ChipsChoice
          label={t('customers.granted.title')}
          options={grantable.map((one) => ({ value: one, label: say(wordOf(permissions, one), language) }))}
          values={chosen}
          onChange={onChange}
          onBlur={onLeave}
        />
      ) : null}
    </div>
  );
}
