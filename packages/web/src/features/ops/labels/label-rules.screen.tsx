import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { DeskParts } from '../desk-parts.tsx';
import { BrandsPart } from './brands.part.tsx';
import { SchemesPart } from './schemes.part.tsx';

/** By which rules labels are photographed and checked, and whose brands they carry. */
export function LabelRulesScreen() {
  const { t, language } = useWords();
  return (
    <DeskParts
      label={say(deskPages.opsLabelRules.title, language)}
      parts={[
        { key: 'schemes', label: t('labelDesk.schemes'), screen: SchemesPart },
        { key: 'brands', label: t('labelDesk.brands'), screen: BrandsPart },
      ]}
    />
  );
}
