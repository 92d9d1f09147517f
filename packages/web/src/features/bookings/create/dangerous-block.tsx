import {
  groupsOf,
  handlingCodesOf,
  handlingText,
  isCargoOnly,
  isDeclared,
  packingsOf,
  pathOf,
  rowsOfHouse,
  unitOf,
} from '@loadline/contract/bookings/booking.dangerous';
import type { DangerousRow } from '@loadline/contract/bookings/booking-dangerous';
import { blankDangerous, dangerousRow, dangerousWords } from '@loadline/contract/bookings/booking-dangerous';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { dangerousGoods, instructionWords } from '@loadline/contract/codes/dangerous-goods';
import { specialHandling } from '@loadline/contract/codes/special-handling';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { LineInput } from '../../../resource/drafting/line-input.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useBookingForm } from './booking-form.ts';
import { AddRow } from './row-list.tsx';

/** Section 5: what carriers ask about the goods; UN numbers only of what has one. */
export function DangerousBlock() {
  const { language } = useWords();
  const { content, faults } = useBookingForm();
  const { special, handlingCodes, rows } = content.dangerous;
  const declared = rowsOfHouse(content, null);
  const codes = handlingCodesOf(declared, handlingCodes);
  const fault = faults.errorAt('dangerous.rows');
  return (
    <>
      <FieldGrid>
        <DraftField path="dangerous.special" span="four" several />
      </FieldGrid>
      {isDeclared(special) ? (
        <div className="booking-dangerous" data-path="dangerous.rows">
          {rows.map((row, at) => (
            <DangerousGoods key={row.id} row={row} place={at + 1} />
          ))}
          {fault ? <p className="field__error">{fault}</p> : null}
          <AddRow
            list="dangerous.rows"
            blank={blankDangerous}
            look="text"
            of={say(dangerousRow.label, language)}
          />
        </div>
      ) : null}
      <FieldGrid>
        <DraftField
          path="dangerous.handling"
          span="four"
          look={{
            placeholder: handlingText(declared, null) ?? '',
            input: (control) => <LineInput {...control} />,
          }}
        />
      </FieldGrid>
      <details className="booking-dangerous__codes" open={handlingCodes.length > 0}>
        <summary>
          {say(dangerousWords.codes, language)}{' '}
          <b>{codes.length > 0 ? codes.join(' ') : say(dangerousWords.none, language)}</b>
        </summary>
        <DraftField path="dangerous.handlingCodes" span="four" several />
      </details>
    </>
  );
}

function DangerousGoods({ row, place }: { row: DangerousRow; place: number }) {
  const { t, language } = useWords();
  const { change, content } = useBookingForm();
  const houses = content.houses.rows.map(({ id, hawbNo }, at) => ({
    value: id,
    label: hawbNo ?? `${say(houseRow.label, language)} ${at + 1}`,
  }));
  const groups = groupsOf(row).map((value) => ({ value, label: value }));
  const packings = packingsOf(row).map(({ instruction, passenger }) => ({
    value: instruction,
    label: `${say(instructionWords(instruction), language)}${passenger === null ? ' · CAO' : ''}`,
  }));
  const title = `${say(dangerousRow.label, language)} ${place}`;
  const { label } = dangerousRow.fields.netQuantity;
  const division = row.entry === null ? undefined : dangerousGoods[row.entry]?.division;
  return (
    <section className="booking-dangerous__row" aria-label={title}>
      <FieldGrid>
        <DraftField
          path={pathOf(row, 'entry')}
          span="two"
          look={{
            hint: division && `${say(dangerousWords.division, language)} ${division}`,
          }}
          onChoose={(entry) =>
            // What was chosen of other goods does not hold for these.
            change(`dangerous.rows.${row.id}`, {
              ...row,
              entry: entry || null,
              packingGroup: null,
              instruction: null,
            })
          }
        />
        {groups.length > 0 ? (
          <DraftField path={pathOf(row, 'packingGroup')} look={{ options: groups }} />
        ) : null}
        <DraftField
          path={pathOf(row, 'instruction')}
          look={{
            options: packings,
            hint: isCargoOnly(row) ? say(specialHandling.codes.CAO, language) : undefined,
          }}
        />
        {houses.length > 1 ? <DraftField path={pathOf(row, 'house')} look={{ options: houses }} /> : null}
        <DraftField path={pathOf(row, 'packages')} />
        <DraftField path={pathOf(row, 'netQuantity')} label={`${say(label, language)} ${unitOf(row)}`} />
      </FieldGrid>
      <IconButton
        icon="trash"
        size="small"
        label={`${title}: ${t('booking.parties.drop')}`}
        onClick={() => change(`dangerous.rows.${row.id}`, null)}
      />
    </section>
  );
}
