import type { Family } from '@loadline/contract/kernel/code';
import { emptyContent as emptyBlocks, type TrustBlock } from '@loadline/contract/trusts/trust-content';
import { useWords } from '../../../kernel/words.ts';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { blocks } from './blocks.ts';
import { useTrustForm } from './trust-form.ts';

interface RailProps {
  current: TrustBlock;
  /** The declaration is ticked and signed. */
  isSigned: boolean;
  onGo: (block: TrustBlock) => void;
}

/** The five blocks, each with how far it has got. */
export function TrustRail({ current, isSigned, onGo }: RailProps) {
  const { t } = useWords();
  const { content, faults } = useTrustForm();
  return (
    <nav className="trust-rail" aria-label={t('trust.block.rail')}>
      {blocks.map((block) => {
        const paths = [...faults.errors.keys()].filter((path) => path.startsWith(`${block}.`));
        const open = paths.length + (block === 'terms' && !isSigned ? 1 : 0);
        const isShown = paths.some((path) => faults.errorAt(path) !== undefined);
        const isBegun = JSON.stringify(content[block]) !== JSON.stringify(emptyBlocks[block]);
        const says = open === 0 ? t('trust.block.done') : t('trust.block.open', { count: open });
        return (
          <button
            key={block}
            type="button"
            className="trust-rail__block"
            aria-current={block === current ? 'step' : undefined}
            title={says}
            onClick={() => onGo(block)}
          >
            {t(`trust.block.${block}`)}
            <StateGlyph family={familyOf({ open, isShown, isBegun })} />
            <VisuallyHidden>{says}</VisuallyHidden>
          </button>
        );
      })}
    </nav>
  );
}

function familyOf({ open, isShown, isBegun }: { open: number; isShown: boolean; isBegun: boolean }): Family {
  if (open === 0) return 'done';
  if (isShown) return 'act';
  return isBegun ? 'work' : 'wait';
}
