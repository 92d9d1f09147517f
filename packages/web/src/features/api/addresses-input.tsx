import type { Control } from '../../resource/input-look.ts';
import { Textarea } from '../../ui/text-input.tsx';

/** Addresses and networks, one to a line or with commas between. */
export function AddressesInput({ value, onChange, onLeave }: Control) {
  const typed = Array.isArray(value) ? value.map(String) : [];
  return (
    <Textarea
      rows={2}
      autoComplete="off"
      spellCheck={false}
      placeholder="203.0.113.16/28"
      value={typed.join('\n')}
      onChange={(text) =>
        onChange(
          text === ''
            ? []
            : text.split(/[\s,;，；]/).filter((one, at, all) => one !== '' || at === all.length - 1),
        )
      }
      onBlur={() => {
        onChange(typed.filter(Boolean));
        onLeave();
      }}
    />
  );
}
