import { forContactHeader, forCustomerHeader } from '@loadline/contract/kernel/endpoint';
import type { Field } from '@loadline/contract/kernel/field';
import { jsonSchemaOf, schemaOf } from '@loadline/contract/kernel/json-schema';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { mediaTypes } from './file-answer.ts';
import type { ServedEndpoint } from './served.ts';

/** The OpenAPI 3.0 document of everything that is served, titled in one language. */
export function openApiOf(endpoints: readonly ServedEndpoint[], language: Language): object {
  const paths: Record<string, object> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, language),
    };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Loadline', version: '0.1.0' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

const forCustomer = [forCustomerHeader, forContactHeader].map((name) => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
}));

function operationOf(endpoint: ServedEndpoint, language: Language): object {
  return {
    summary: say(endpoint.title, language),
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    'x-permission': endpoint.access,
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...Object.entries(endpoint.query).map(([name, field]) => parameterOf(name, field, language)),
      ...(endpoint.forCustomer ? forCustomer : []),
    ],
    ...requestBodyOf(endpoint, language),
    responses: { 200: { description: 'OK', content: contentOf(endpoint, language) } },
  };
}

function parameterOf(name: string, field: Field, language: Language): object {
  return { name, in: 'query', required: field.required, schema: schemaOf(field, language) };
}

function requestBodyOf(endpoint: ServedEndpoint, language: Language): object {
  if (endpoint.upload) {
    const properties = {
      [endpoint.upload.field]: {
        type: 'string',
        format: 'binary',
        title: say(endpoint.upload.label, language),
      },
    };
    return {
      requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } },
    };
  }
  if (Object.keys(endpoint.body).length === 0) return {};
  const schema = jsonSchemaOf(endpoint.body, language);
  const form = endpoint.form ? { 'application/x-www-form-urlencoded': { schema } } : {};
  return { requestBody: { content: { 'application/json': { schema }, ...form } } };
}

function contentOf(endpoint: ServedEndpoint, language: Language): object {
  const { answer } = endpoint;
  if (answer.kind === 'file')
    return { [mediaTypes[answer.type]]: { schema: { type: 'string', format: 'binary' } } };
  const properties = {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: schemaOf(answer, language),
  };
  return { 'application/json': { schema: { type: 'object', properties } } };
}
