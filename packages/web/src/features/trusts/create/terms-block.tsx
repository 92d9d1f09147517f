import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { DeclarationBox } from './declaration-box.tsx';
import { DocumentFiles } from './document-files.tsx';
import type { Declaration } from './use-declaration.ts';

/** Block 5: who pays, what is special, the papers, and the declaration that is signed with it. */
export function TermsBlock({ declaration }: { declaration: Declaration }) {
  return (
    <FieldGrid>
      <DraftField path="terms.payment" look={{ as: 'segments' }} />
      <DraftField path="terms.currency" />
      <DraftField path="terms.insuranceValue" />
      <div className="trust-flag">
        <DraftField path="terms.selfClearance" />
      </div>
      <DraftField path="terms.specialHandling" span="four" />
      <DocumentFiles />
      <DeclarationBox declaration={declaration} />
    </FieldGrid>
  );
}
