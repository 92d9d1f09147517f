import { open } from 'node:fs/promises';
import type { FileType } from '@loadline/contract/kernel/endpoint';

const headBytes = 1_024;
/** A zip's directory ends at most this far from the end of the file. */
const tailBytes = 65_557;

interface Ends {
  readonly head: Buffer;
  readonly tail: Buffer;
}

/**
 * What a stored file is by its content, when its name agrees; undefined for anything else: another kind, a name with a
 * second extension that runs or renders, a file that a second program would read as something of its own.
 */
export async function kindOfFile(path: string, name: string): Promise<FileType | undefined> {
  const ends = await endsOf(path);
  const kind = signatures.find(({ isIt, extensions }) => extensions.test(name) && isIt(ends));
  if (!kind || isDisguised(name)) return undefined;
  return kind.isIt === isZip || !isAlsoSomethingElse(ends, kind.type) ? kind.type : undefined;
}

async function endsOf(path: string): Promise<Ends> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const piece = async (length: number, from: number) =>
      (await file.read(Buffer.alloc(length), 0, length, from)).buffer;
    return {
      head: await piece(Math.min(size, headBytes), 0),
      tail: await piece(Math.min(size, tailBytes), Math.max(0, size - tailBytes)),
    };
  } finally {
    await file.close();
  }
}

/** A photo as iPhones take it: the first box of its file, and whose kind it says it is. */
const heic =
  /^[0-9a-f]{8}66747970(?:68656963|68656978|68657663|68657678|6865696d|68656973|6d696631|6d736631)/;
const oldOffice = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const isOldOffice = ({ head }: Ends) => head.subarray(0, 8).equals(oldOffice);
const isZip = ({ head }: Ends) => head.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'));
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

const signatures: readonly {
  readonly type: FileType;
  readonly extensions: RegExp;
  readonly isIt: (ends: Ends) => boolean;
}[] = [
  {
    type: 'pdf',
    extensions: /\.pdf$/i,
    isIt: ({ head, tail }) =>
      head.subarray(0, 5).equals(Buffer.from('%PDF-')) && tail.subarray(-headBytes).includes('%%EOF'),
  },
  {
    type: 'png',
    extensions: /\.png$/i,
    isIt: ({ head, tail }) => head.subarray(0, 8).equals(png) && tail.subarray(-12).equals(pngEnd),
  },
  {
    // Cameras add to the end of a picture, so only its begin is told: two markers, the second one of a segment.
    type: 'jpg',
    extensions: /\.jpe?g$/i,
    isIt: ({ head }) => /^ffd8ff(?:[c-e][0-9a-f]|f[0-9a-e])/.test(head.toString('hex', 0, 4)),
  },
  {
    type: 'ico',
    extensions: /\.ico$/i,
    // At least one image, and the byte of its entry that is nought, or 255 where .NET has written it.
    isIt: ({ head }) => /^00000100(?!0000).{10}(?:00|ff)/.test(head.toString('hex', 0, 10)),
  },
  { type: 'heic', extensions: /\.hei[cf]$/i, isIt: ({ head }) => heic.test(head.toString('hex', 0, 12)) },
  { type: 'doc', extensions: /\.doc$/i, isIt: isOldOffice },
  { type: 'xls', extensions: /\.xls$/i, isIt: isOldOffice },
  // What is inside tells them apart: whoever takes one in looks there.
  { type: 'xlsx', extensions: /\.xlsx$/i, isIt: isZip },
  { type: 'docx', extensions: /\.docx$/i, isIt: isZip },
  { type: 'zip', extensions: /\.zip$/i, isIt: isZip },
];

/** `licence.php.pdf`: a server or a mail program may go by the part in the middle. */
function isDisguised(name: string): boolean {
  return /\.(?:html?|xhtml|svg|xml|js|mjs|php\d?|phtml|jsp|aspx?|cgi|exe|com|scr|bat|cmd|ps1|vbs|jar|sh|lnk|hta|zip)\.[^.]*$/i.test(
    name,
  );
}

// Each reader looks where its own kind may begin: PDF in the first 1024 bytes, a browser there for markup, zip at the end.
function isAlsoSomethingElse({ head, tail }: Ends, type: FileType): boolean {
  const text = head.toString('latin1').toLowerCase();
  return (
    (type !== 'pdf' && text.includes('%pdf-')) ||
    /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/.test(text.replace(/<\?xpacket[\s\S]*/, '')) ||
    endsInZip(tail)
  );
}

function endsInZip(tail: Buffer): boolean {
  const at = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  return at >= 0 && at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length;
}
