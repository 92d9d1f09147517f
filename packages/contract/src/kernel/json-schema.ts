import { codesOf } from './code.ts';
import type { Field, Fields } from './field.ts';
import type { Language } from './text.ts';
import { say } from './text.ts';

export type JsonSchema = { [key: string]: unknown };

/** JSON Schema (draft 7) of an object with these fields; extra keys are not part of it and are dropped on the way out. */
export function jsonSchemaOf(fields: Fields, language: Language = 'en'): JsonSchema {
  const properties = Object.entries(fields).map(([key, field]) => [key, schemaOf(field, language)]);
  const required = Object.keys(fields).filter((key) => fields[key]?.required);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

/** JSON Schema of one field, titled with its label. */
export function schemaOf(field: Field, language: Language = 'en'): JsonSchema {
  const schema: JsonSchema = { title: say(field.label, language), ...typeOf(field, language) };
  if (field.note) schema.description = say(field.note, language);
  if (!field.required) schema.nullable = true;
  return schema;
}

function typeOf(field: Field, language: Language): JsonSchema {
  switch (field.kind) {
    case 'text':
      return { type: 'string', minLength: field.required ? field.min : 0, maxLength: field.max };
    case 'secret':
      return { type: 'string', maxLength: field.max, format: 'password' };
    case 'id':
      return { type: 'string', pattern: '^[0-9a-f-]{36}$' };
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'decimal':
      return {
        type: 'string',
        pattern: `^-?\\d{1,12}${field.scale > 0 ? `(\\.\\d{1,${field.scale}})?` : ''}$`,
      };
    case 'date':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
    case 'instant':
      return { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T.*Z$' };
    case 'flag':
      return { type: 'boolean' };
    case 'code':
      return field.table.byInstallation
        ? { type: 'string', minLength: 1, maxLength: 20 }
        : { type: 'string', enum: codesOf(field.table) };
    case 'group':
      return jsonSchemaOf(field.fields, language);
    case 'list':
      return { type: 'array', items: schemaOf(field.item, language), maxItems: field.max };
  }
}
