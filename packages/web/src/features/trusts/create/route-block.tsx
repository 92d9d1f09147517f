import { fbaWarehouseCodes, fbaWarehouseOf } from '@loadline/contract/codes/fba-warehouse';
import { places } from '@loadline/contract/codes/place';
import { goesBy } from '@loadline/contract/codes/place-route';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { useCodeOptions } from '../../../resource/offered.ts';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { WarehouseField as ReceivingField } from '../../../shared/references/warehouse-field.tsx';
import type { TrustOverview } from '../trust-record.ts';
import { FbaInput } from './fba-input.tsx';
import { PartyCell } from './party-cell.tsx';
import { useTrustForm } from './trust-form.ts';

/** Block 3: from where to where. */
export function RouteBlock() {
  const { content } = useTrustForm();
  const { handover, deliveryType } = content.route;
  return (
    <FieldGrid>
      <DraftField path="route.handover" span="two" look={{ as: 'segments' }} />
      <PlaceField path="route.origin" />
      <PlaceField path="route.destination" />
      {handover === 'pickup' ? (
        <div className="field-grid__full trust-pickup">
          <PartyCell path="route.pickup" />
        </div>
      ) : null}
      {handover === 'dropOff' ? <ReceivingField path="route.dropOff" /> : null}
      <DraftField path="route.deliveryType" />
      {deliveryType === 'fba' || deliveryType === 'overseasWarehouse' ? <WarehouseField /> : null}
      {deliveryType === 'fba' ? <FbaFields /> : null}
      <DraftField path="route.masterNo" />
    </FieldGrid>
  );
}

/** A place by its code first, that is what a clerk types; offered are those that the mode goes between. */
function PlaceField({ path }: { path: 'route.origin' | 'route.destination' }) {
  const { language } = useWords();
  const { content } = useTrustForm();
  const { mode } = content.service;
  const all = useCodeOptions(places, language);
  const options = all.map((option) => ({ ...option, isRare: option.isRare || !goesBy(mode, option.value) }));
  return <DraftField path={path} look={{ options }} />;
}

function WarehouseField() {
  const { content } = useTrustForm();
  const isFba = content.route.deliveryType === 'fba';
  const overseas = useQuery({ ...asking(trustApi.overview, {}), enabled: !isFba });
  const suggestions = isFba ? fbaWarehouseCodes : ownWarehouses(overseas.data);
  return (
    <DraftField
      path="route.warehouseCode"
      look={{
        input: ({ onChange, ...control }) => (
          <SuggestInput
            {...control}
            suggestions={suggestions}
            onChange={(typed) => onChange(String(typed).toUpperCase())}
          />
        ),
      }}
    />
  );
}

/** Where this customer has sent cargo before, but for Amazon. */
function ownWarehouses(overview: TrustOverview | undefined): readonly string[] {
  const codes = overview?.warehouses.map(({ value }) => value) ?? [];
  return codes.filter((code) => fbaWarehouseOf(code) === undefined);
}

function FbaFields() {
  const { t } = useWords();
  return (
    <>
      <DraftField
        path="route.fbaIds"
        span="two"
        several={false}
        look={{ input: (control) => <FbaInput {...control} />, hint: t('trust.fba') }}
      />
      <DraftField path="route.amazonRef" />
      <DraftField path="route.cartonRange" />
    </>
  );
}
