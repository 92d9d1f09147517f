import { transports } from '@loadline/contract/codes/transport';
import { codesOf, isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trustBlocks } from '@loadline/contract/trusts/trust-content';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import type { Control } from '../../../resource/input-look.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { transportIcon } from '../../../shared/tracking/transport-icon.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { useTrustForm } from './trust-form.ts';
import { useTrustProducts } from './use-trust-products.ts';

/** Block 1: what is asked of the forwarder, and when. */
export function ServiceBlock() {
  const { content } = useTrustForm();
  const { mode, services } = content.service;
  return (
    <FieldGrid>
      <DraftField
        path="service.mode"
        span="two"
        several
        look={{ input: (control) => <ModeInput {...control} /> }}
      />
      <ProductField />
      <DraftField path="service.incoterm" />
      <DraftField path="service.services" span="tall" />
      <DraftField path="service.cargoReady" />
      <DraftField path="service.latestArrival" />
      <DraftField path="service.customerRef" />
      {mode === '2' || mode === '4' ? <DraftField path="service.load" /> : null}
      {services.includes('exportDeclaration') ? <DraftField path="service.exportMode" /> : null}
      {services.includes('clearance') ? <DraftField path="service.duty" /> : null}
    </FieldGrid>
  );
}

/** Another way to ship has other products: one that does not go that way is not kept. */
function ModeInput({ value }: Control) {
  const { language } = useWords();
  const { content, change, faults } = useTrustForm();
  const products = useTrustProducts();
  const choose = (mode: string) => {
    const chosen = products.find(({ channelName }) => channelName === content.service.channelName);
    change('service.mode', mode);
    if (chosen && chosen.mode !== null && chosen.mode !== mode) change('service.channelName', null);
    if (mode !== '2' && mode !== '4') change('service.load', null);
    faults.leave('service.mode');
  };
  return (
    <SegmentedControl
      label={say(trustBlocks.service.fields.mode.label, language)}
      look="box"
      value={typedText(value)}
      onChange={choose}
      options={codesOf(transports).map((mode) => ({
        value: mode,
        label: (
          <>
            <Icon name={transportIcon(mode)} size={15} /> {say(wordOf(transports, mode), language)}
          </>
        ),
      }))}
    />
  );
}

function ProductField() {
  const { language } = useWords();
  const { content, change } = useTrustForm();
  const products = useTrustProducts();
  const { mode, channelName: chosen } = content.service;
  const fitting = products.filter(
    (product) => mode === null || product.mode === null || product.mode === mode,
  );
  const options = fitting.map(({ channelName, channelNameEn }) => ({
    value: channelName,
    label: language === 'en' ? channelNameEn : channelName,
  }));
  // A draft may name a product that is no longer offered: it stays to be seen, and submitting tells.
  if (chosen !== null && products.length > 0 && !options.some(({ value }) => value === chosen))
    options.push({ value: chosen, label: chosen });
  const choose = (name: string) => {
    const product = products.find(({ channelName }) => channelName === name);
    change('service.channelName', name === '' ? null : name);
    if (product && isCode(transports, product.mode)) change('service.mode', product.mode);
  };
  return (
    <DraftField
      path="service.channelName"
      look={{
        options,
      }}
      onChoose={choose}
    />
  );
}
