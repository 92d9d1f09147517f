import { both } from '../kernel/both.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group } from '../kernel/field.ts';
import { declaration, editionField } from '../site/legal-text.ts';

/** What is signed with a trust order now, in the name of the customer whose it is. */
export const trustDeclaration = endpoint('GET /omsapi/trust/declaration', {
  access: 'trust:edit',
  forCustomer: true,
  title: declaration.label,
  answer: group(
    { edition: editionField, ...both('text', { label: declaration.label, max: 2_200 }) },
    { label: declaration.label },
  ),
});
