import { say } from '@loadline/contract/kernel/text';
import { tariffLine } from '@loadline/contract/tariffs/tariff.api';
import { useWords } from '../../kernel/words.ts';
import { FieldInput } from '../../resource/field-input.tsx';
import type { RowContext } from '../../resource/grid/grid-row.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** What the importer alone knows of a line, and claims. */
export const claimKeys = [
  'loadedOn',
  'exclusion',
  'metalPercent',
  'steelValue',
  'aluminiumValue',
  'copperValue',
  'chapter98',
  'workValue',
  'usPartsValue',
] as const;

/** What opens under a line: whose make it is, and what is claimed of it. */
export const moreKeys = ['mid', ...claimKeys] as const;

const { fields } = tariffLine;

/** Opens under a line: its manufacturer, each claim with its field, and the measures that were claimed out of its ladder. */
export function TariffClaims({ row, at, actions }: RowContext) {
  const { t, language } = useWords();
  const claimed = claimedIn(row['claimed']);
  return (
    <div role="group" aria-label={t('tariff.claimsOf', { line: at + 1 })} className="tariff-claims">
      {moreKeys.map((key) => (
        <Field key={key} label={say(fields[key].label, language)}>
          <FieldInput
            field={fields[key]}
            value={row[key]}
            onChange={(value) => actions.type(row.id, key, value)}
            onLeave={() => actions.leave(row.id, key)}
          />
        </Field>
      ))}
      {claimed.length > 0 ? (
        <p className="tariff-claims__measures">
          {say(fields.claimed.label, language)}
          {claimed.map((measure) => (
            <Button
              key={measure}
              size="small"
              icon="close"
              aria-label={t('tariff.unclaim', { measure })}
              onClick={() =>
                actions.type(
                  row.id,
                  'claimed',
                  claimed.filter((one) => one !== measure),
                )
              }
            >
              {measure}
            </Button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

export function claimedIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
