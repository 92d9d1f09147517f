import { DeclarationBox } from './declaration-box.tsx';
import { DocumentFiles } from './document-files.tsx';
import { FieldGrid, TrustField } from './trust-field.tsx';
import type { Declaration } from './use-declaration.ts';

/** Block 5: who pays, what is special, the papers, and the declaration that is signed with it. */
export function TermsBlock({ declaration }: { declaration: Declaration }) {
  return (
    <FieldGrid>
      <TrustField path="terms.payment" look={{ as: 'segments' }} />
      <TrustField path="terms.currency" />
      <TrustField path="terms.insuranceValue" />
      <div className="trust-flag">
        <TrustField path="terms.selfClearance" />
      </div>
      <TrustField path="terms.specialHandling" span="four" />
      <DocumentFiles />
      <DeclarationBox declaration={declaration} />
    </FieldGrid>
  );
}
