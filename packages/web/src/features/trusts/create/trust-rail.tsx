import { emptyContent as emptyBlocks, type TrustBlock } from '@loadline/contract/trusts/trust-content';
import { useWords } from '../../../kernel/words.ts';
import { goToSection, SectionRail } from '../../../resource/drafting/section-rail.tsx';
import { blocks } from './blocks.ts';
import { useTrustForm } from './trust-form.ts';

interface RailProps {
  current: TrustBlock;
  /** The declaration is ticked and signed. */
  isSigned: boolean;
}

/** The five blocks, each with how far it has got. */
export function TrustRail({ current, isSigned }: RailProps) {
  const { t } = useWords();
  const { content, faults } = useTrustForm();
  const sections = blocks.map((block) => {
    const paths = [...faults.errors.keys()].filter((path) => path.startsWith(`${block}.`));
    return {
      key: block,
      label: t(`trust.block.${block}`),
      open: paths.length + (block === 'terms' && !isSigned ? 1 : 0),
      isWrong: paths.some((path) => faults.errorAt(path) !== undefined),
      isBegun: JSON.stringify(content[block]) !== JSON.stringify(emptyBlocks[block]),
    };
  });
  return <SectionRail sections={sections} current={current} onGo={goToSection} />;
}
