import { OfficeFrame } from '../frames.tsx';
import { PageTitle } from '../page-title.tsx';
import './kit.css';
import { InputSheet } from './input.sheet.tsx';
import { KitHead } from './kit-head.tsx';
import { useTexts } from './kit-texts.ts';
import { LayerSheet, MessageSheet } from './layer.sheet.tsx';
import { ProgressSheet } from './progress.sheet.tsx';
import { IconSheet, StateSheet, WaitingSheet } from './state.sheet.tsx';

/** Every piece once. */
export function SheetPage() {
  const texts = useTexts();
  return (
    <OfficeFrame header={<KitHead />}>
      <PageTitle title={texts.title} facts={texts.sub} />
      <div className="kit-grid">
        <StateSheet />
        <InputSheet />
        <MessageSheet />
        <LayerSheet />
        <WaitingSheet />
        <ProgressSheet />
        <IconSheet />
      </div>
    </OfficeFrame>
  );
}
