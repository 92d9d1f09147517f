import type { Readable } from 'node:stream';
import type { FileType } from '@loadline/contract/kernel/endpoint';
import type { FastifyReply } from 'fastify';

export const mediaTypes: Readonly<Record<FileType, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  heic: 'image/heic',
  ico: 'image/x-icon',
  zip: 'application/zip',
  csv: 'text/csv',
  json: 'application/json',
  gz: 'application/gzip',
};

/** The type of a stored file, kept by its name or by its media type; what is neither is not given away as anything. */
export function fileTypeOf(stored: string): FileType {
  const types = Object.entries(mediaTypes).map(([type, media]) => ({ type: type as FileType, media }));
  const known = types.find(({ type, media }) => type === stored || media === stored);
  if (!known) throw new Error('a file of an unknown type is stored');
  return known.type;
}

/** A file as an answer. It is always a download: nothing a person uploaded is shown inside our origin. */
export class FileAnswer {
  readonly name: string;
  readonly type: FileType;
  readonly content: Readable | Buffer;
  /** How long anybody may keep it, in seconds: only what is public and never changes. */
  readonly keptFor: number;
  constructor(name: string, type: FileType, content: Readable | Buffer, keptFor = 0) {
    this.name = name;
    this.type = type;
    this.content = content;
    this.keptFor = keptFor;
  }
}

export function sendFile(reply: FastifyReply, file: FileAnswer) {
  if (file.keptFor > 0) void reply.header('cache-control', `public, max-age=${file.keptFor}, immutable`);
  return reply
    .header('content-type', mediaTypes[file.type])
    .header('content-disposition', dispositionOf(file.name))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(file.content);
}

// RFC 6266: a plain name for old clients, the real one encoded beside it.
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const real = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${real}`;
}
