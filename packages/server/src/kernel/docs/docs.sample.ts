import { codesOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { ServedEndpoint } from '../served.ts';

/** A call as a command, with a value for whatever must be given. */
export function sampleCommand({ method, path, query, body, upload, access, answer }: ServedEndpoint): string {
  const asked = Object.entries(query).filter(([, field]) => field.required);
  const parameters = asked.map(
    ([name, field]) => `${name}=${encodeURIComponent(String(plainOf(sampleOf(field))))}`,
  );
  const address = `"$LOADLINE_ADDRESS${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}"`;
  const lines = [`curl -sS ${address}`];
  if (access !== 'public') lines.push('-H "Authorization: Bearer $LOADLINE_KEY"');
  if (upload) lines.push(`-F ${upload.field}=@file.${upload.types[0] ?? 'pdf'}`);
  else if (method === 'POST')
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(sampleOfAll(body))}'`);
  if (answer.kind === 'file') lines.push(`-o file.${answer.type}`);
  return lines.join(' \\\n  ');
}

function sampleOfAll(fields: Fields): object {
  const needed = Object.entries(fields).filter(([, field]) => field.required);
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field)]));
}

function plainOf(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : value;
}

function sampleOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'secret':
      return '…';
    case 'id':
      return '0198c0de-0000-7000-8000-000000000001';
    case 'whole':
      return Math.max(1, field.min);
    case 'decimal':
      return field.scale > 0 ? `1.${'0'.repeat(field.scale)}` : '1';
    case 'date':
      return '2026-11-23';
    case 'instant':
      return '2026-11-23T10:00:00.000Z';
    case 'flag':
      return true;
    case 'code':
      return field.table.byInstallation ? '…' : codesOf(field.table)[0];
    case 'group':
      return sampleOfAll(field.fields);
    case 'list':
      return [sampleOf(field.item)];
  }
}
