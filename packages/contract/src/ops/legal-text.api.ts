import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import {
  agreement,
  agreementContent,
  declaration,
  declarationContent,
  editionField,
} from '../site/legal-text.ts';

const access = 'op:content:edit';
const about = { label: { zh: '各版本', en: 'Editions' }, max: 1_000 };
const agreements = list(group(agreement.fields, { label: agreement.label }), about);
const declarations = list(group(declaration.fields, { label: declaration.label }), about);

/** Every edition, the one in force first. */
export const listAgreements = endpoint('GET /opsapi/content/agreements', {
  access,
  title: { zh: '条款的各版本', en: 'Editions of the terms' },
  answer: agreements,
});

/** A new edition, in force at once, after the one whose `version` was read. What was accepted before stays as it was. */
export const publishAgreement = endpoint('POST /opsapi/content/agreements/publish', {
  access,
  title: { zh: '发布新版条款', en: 'Publish the terms' },
  body: { version: versionField, edition: editionField, ...agreementContent },
  answer: agreements,
});

export const listDeclarations = endpoint('GET /opsapi/content/declarations', {
  access,
  title: { zh: '声明的各版本', en: 'Editions of the declaration' },
  answer: declarations,
});

export const publishDeclaration = endpoint('POST /opsapi/content/declarations/publish', {
  access,
  title: { zh: '发布新版声明', en: 'Publish the declaration' },
  body: { version: versionField, edition: editionField, ...declarationContent },
  answer: declarations,
});
