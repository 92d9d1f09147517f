import { figuresOfDimensions, figuresOfHouses } from '@loadline/contract/bookings/booking.totals';
import { bookingBlocks, type RowList } from '@loadline/contract/bookings/booking-content';
import { blankDimension, blankItem, dimensionRow, itemRow } from '@loadline/contract/bookings/booking-rows';
import { cargoText, chargedText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { LineInput } from '../../../resource/drafting/line-input.tsx';
import type { GridRow, RowContext } from '../../../resource/grid/grid-row.ts';
import { missing } from '../../../resource/value-text.ts';
import { useBookingForm } from './booking-form.ts';
import { AddRow, RowListGrid } from './row-list.tsx';

const keys = ['quantity', 'grossWeight', 'volume'] as const;

/** Section 4: what is flown, how large it is, and what it consists of. */
export function CargoBlock() {
  return (
    <>
      <div className="booking-card-part">
        <FieldGrid>
          <DraftField path="cargo.goodsName" span="two" />
          <DraftField path="cargo.marks" look={{ input: (control) => <LineInput {...control} /> }} />
          <DraftField path="cargo.unit" several look={{ as: 'segments' }} />
        </FieldGrid>
      </div>
      <Dimensions />
      <div className="booking-card-part">
        <FieldGrid>
          {keys.map((key) => (
            <TotalField key={key} of={key} />
          ))}
          <BillingWeight />
        </FieldGrid>
      </div>
      <Items />
    </>
  );
}

function Dimensions() {
  const { t, language } = useWords();
  const { content } = useBookingForm();
  const volumeOf = ({ row }: RowContext) => {
    const own = content.cargo.dimensions.filter(({ id }) => id === row.id);
    const { volume } = figuresOfDimensions({ cargo: { ...content.cargo, dimensions: own } });
    return volume === null ? missing : volumeText(volume);
  };
  return (
    <>
      <GridTitle
        list="cargo.dimensions"
        title={say(bookingBlocks.cargo.fields.dimensions.label, language)}
        blank={blankDimension}
      />
      <RowListGrid
        list="cargo.dimensions"
        label={say(bookingBlocks.cargo.fields.dimensions.label, language)}
        fields={dimensionRow.fields}
        columns={[
          { key: 'count', width: 90 },
          { key: 'length', width: 100, header: t('booking.dimensions.length', { unit: content.cargo.unit }) },
          { key: 'width', width: 100, header: t('booking.dimensions.width', { unit: content.cargo.unit }) },
          { key: 'height', width: 100, header: t('booking.dimensions.height', { unit: content.cargo.unit }) },
          { key: 'weight', width: 110 },
          { key: 'volume', width: 84, header: 'm³', cell: volumeOf },
        ]}
        blank={blankDimension}
      />
    </>
  );
}

function Items() {
  const { t, language } = useWords();
  const { content, faults } = useBookingForm();
  const { items } = content.cargo;
  const odd = faults.warningAt('cargo.items');
  return (
    <>
      <GridTitle
        list="cargo.items"
        title={say(bookingBlocks.cargo.fields.items.label, language)}
        blank={blankItem}
      />
      <RowListGrid
        list="cargo.items"
        label={say(bookingBlocks.cargo.fields.items.label, language)}
        fields={itemRow.fields}
        columns={[
          { key: 'productCode', width: 150 },
          { key: 'nameZh', width: 220 },
          { key: 'quantity', width: 110 },
          { key: 'kilograms', width: 120 },
        ]}
        blank={blankItem}
        sums={{
          label: (
            <>
              {t('booking.rows.total')}
              {odd ? <span className="field__remark state-act"> {odd}</span> : null}
            </>
          ),
          of: {
            quantity: wholeText(sumOf(items.map((row) => row.quantity))),
            kilograms: weightText(sumOf(items.map((row) => row.kilograms))),
          },
        }}
      />
    </>
  );
}

interface GridTitleProps {
  list: RowList;
  title: string;
  blank: (id: string) => GridRow;
}

function GridTitle({ list, title, blank }: GridTitleProps) {
  return (
    <div className="booking-grid-title">
      <b>{title}</b>
      <AddRow list={list} blank={blank} look="text" of={title} />
    </div>
  );
}

/** A total: as it was typed; left open, what the dimensions or the house waybills come to. */
function TotalField({ of }: { of: (typeof keys)[number] }) {
  const { t } = useWords();
  const { content } = useBookingForm();
  const measured = figuresOfDimensions(content)[of];
  const housed = figuresOfHouses(content.houses.rows)[of];
  const typed = content.cargo[of];
  const figure = measured ?? housed;
  const from = measured === null ? 'houses' : 'dimensions';
  const hint =
    typed === null && figure !== null
      ? t(`booking.totals.from.${from}`, { figure: cargoText(of, String(figure)) })
      : undefined;
  return <DraftField path={`cargo.${of}`} look={{ hint }} />;
}

function BillingWeight() {
  const { t } = useWords();
  const { totals } = useBookingForm();
  return (
    <output className="booking-billing">
      <span>{t('booking.totals.billing')}</span>
      <b>
        {chargedText(totals.billingWeight, totals.unit)} <small>{totals.unit}</small>
      </b>
      <small>
        {t(`booking.totals.by.${totals.by}`, {
          volume: chargedText(totals.volumeWeight, totals.unit),
          unit: totals.unit,
        })}
      </small>
    </output>
  );
}
