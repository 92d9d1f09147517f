import { check } from '@loadline/contract/kernel/schema';
import { similarMids } from '@loadline/contract/mids/mid.api';
import { settledMids } from '@loadline/contract/mids/mid.codes';
import { codeOfTyped, type TypedMid } from '@loadline/contract/mids/mid.rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { SimilarBlock } from '../../shared/mids/mid-body.tsx';
import type { SimilarMid } from '../../shared/mids/mid-record.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import { useSettled } from './use-settled.ts';

interface MidLikenessProps {
  /** The record that is written, or of which it is the next version. */
  id: string;
  typed: TypedMid;
  /** Of which record it is the next version, or null: another site; undefined until somebody has said. */
  editionOf: string | null | undefined;
  onEditionOf: ((id: string | null) => void) | undefined;
  /** Told why it cannot be saved yet. */
  children: (unsaid: string | undefined) => ReactNode;
}

const anotherSite = 'site';

/** What the register has like what is typed. Of a name that is there at another address somebody says what it is (ruling 60). */
export function MidLikeness({ id, typed, editionOf, onEditionOf, children }: MidLikenessProps) {
  const { t } = useWords();
  const similar = useSimilar(id, typed);
  const before = onEditionOf ? similar.find(isMoved) : undefined;
  return (
    <>
      {before && onEditionOf ? (
        <PanelBlock title={t('mids.similar.ask')}>
          <RadioCards
            label={t('mids.similar.ask')}
            value={editionOf === undefined ? '' : (editionOf ?? anotherSite)}
            onChange={(value) => onEditionOf(value === anotherSite ? null : value)}
            options={[
              {
                value: before.id,
                label: t('mids.similar.edition', { code: before.code }),
                note: t('mids.similar.editionNote', {
                  edition: t('mids.edition', { no: before.edition }),
                }),
              },
              { value: anotherSite, label: t('mids.similar.site'), note: t('mids.similar.siteNote') },
            ]}
          />
        </PanelBlock>
      ) : null}
      <SimilarBlock similar={similar} />
      {children(before && editionOf === undefined ? t('mids.similar.choose') : undefined)}
    </>
  );
}

function isMoved({ likeness, state }: SimilarMid): boolean {
  return likeness === 'moved' && settledMids.includes(state);
}

/** Asked once nobody types any more, and only of what can be looked for. */
function useSimilar(id: string, typed: TypedMid): readonly SimilarMid[] {
  const { name, street, city } = typed;
  const now = JSON.stringify({
    name,
    street: street || null,
    city: city || null,
    code: codeOfTyped(typed).code,
  });
  const settled = useSettled(now);
  const asked = check(similarMids.query, { ...JSON.parse(settled), id });
  const { data } = useQuery({
    ...asking(similarMids, asked.ok ? asked.value : { id, name: '', street: null, city: null, code: null }),
    enabled: asked.ok,
  });
  return data ?? [];
}
