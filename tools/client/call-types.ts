import { scopesFor } from '@loadline/contract/api-keys/api-key.rules';
import { isCode } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { isForPeople } from '@loadline/contract/site/docs.subjects';
import { openApiOf } from '../../packages/server/src/kernel/openapi.ts';
import { jsonText } from '../../packages/server/src/kernel/own-files.ts';
import type { ServedEndpoint } from '../../packages/server/src/kernel/served.ts';
import { filled, type Schema, Types, width } from './types.ts';

/** A call as the OpenAPI document describes it. */
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: { readonly 200: { readonly content: Readonly<Record<string, { schema: Schema }>> } };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const kinds = ['Gets', 'Posts', 'Uploads', 'Downloads'] as const;
type Kind = (typeof kinds)[number];

const about: Readonly<Record<Kind, string>> = {
  Gets: 'What is read.',
  Posts: 'What is done.',
  Uploads: 'What takes a file.',
  Downloads: 'What gives a file.',
};

const head = `// Made from the OpenAPI description by \`node tools/client.ts\`: the contract is changed, never this file.

/** A UUID. */
export type Id = string;
/** A moment, ISO 8601 in UTC. */
export type Instant = string;
/** A calendar day, YYYY-MM-DD, without a zone. */
export type Day = string;
/** An exact decimal: a text, so that no digit is lost. */
export type Decimal = string;
/** A page of a list; \`next\` is where the following one begins, null on the last. */
export interface Page<T> {
  rows: T[];
  next: string | null;
}
`;

/** The types of the calls that a customer's program has a use for, as a module. */
export function callTypes(served: readonly ServedEndpoint[]): string {
  const own = served.filter((call) => isForKeys(call) && !isForPeople(call.path));
  const types = new Types();
  const lines: Record<Kind, string[]> = { Gets: [], Posts: [], Uploads: [], Downloads: [] };
  for (const [path, methods] of Object.entries(descriptionOf(own).paths))
    for (const [method, operation] of Object.entries(methods))
      lines[kindOf(method, operation)].push(callOf(types, path, operation));
  const calls = kinds.map(
    (kind) => `/** ${about[kind]} */\nexport interface ${kind} {\n${lines[kind].join('\n')}\n}\n`,
  );
  return [head, types.declarations, ...calls].join('\n');
}

// The description is read as any client would read it: as JSON.
function descriptionOf(calls: readonly ServedEndpoint[]): Description {
  return jsonText(JSON.stringify(openApiOf(calls, 'en')));
}

function kindOf(method: string, { requestBody, responses }: Operation): Kind {
  if (requestBody?.content['multipart/form-data']) return 'Uploads';
  if (!responses[200].content['application/json']) return 'Downloads';
  return method === 'get' ? 'Gets' : 'Posts';
}

function callOf(types: Types, path: string, { parameters, requestBody, responses }: Operation): string {
  const subject =
    path
      .split('/')
      .slice(2, 4)
      .find((word) => word !== 'public') ?? '';
  const asked: Record<string, Schema> = { ...requestBody?.content['application/json']?.schema.properties };
  for (const { name, in: place, schema } of parameters) if (place === 'query') asked[name] = schema;
  const data = responses[200].content['application/json']?.schema.properties?.['data'];
  const asks = types.asked(asked, subject);
  const gives = data ? `; gives: ${types.of(data, subject)}` : '';
  const line = `  '${path}': { asks: {${asks.length > 0 ? ` ${asks.join('; ')} ` : ''}}${gives} };`;
  if (line.length <= width) return line;
  return `  '${path}': {\n    asks: {\n${filled(asks, ';', '      ')};\n    }${gives};\n  };`;
}

/** Whether a key of a customer can open a call at all. */
function isForKeys({ access, personal }: ServedEndpoint): boolean {
  if (personal || isStaffPermission(access)) return false;
  return !isCode(permissions, access) || scopesFor([access]).length > 0;
}
