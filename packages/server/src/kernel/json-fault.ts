/** Where a text ceases to be JSON, counted from 1 as editors do; undefined where it is JSON. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

const blank = /[ \t\n\r]*/y;
const word =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\u007f|[\u0080-\u009f])*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Next = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end';

export function jsonFaultIn(text: string): JsonFault | undefined {
  const inside: ('{' | '[')[] = [];
  let next: Next = 'value';
  let at = pastBlanks(text, 0);
  while (at < text.length) {
    word.lastIndex = at;
    const [found] = word.exec(text) ?? [];
    const then: Next | undefined = found === undefined ? undefined : after(found, next, inside);
    if (found === undefined || then === undefined) return placeOf(text, at);
    next = then;
    at = pastBlanks(text, at + found.length);
  }
  return next === ', or end' && inside.length === 0 ? undefined : placeOf(text, at);
}

function pastBlanks(text: string, from: number): number {
  blank.lastIndex = from;
  return from + (blank.exec(text)?.[0].length ?? 0);
}

/** What may stand behind a word where `next` was due; undefined where the word may not stand there. */
function after(found: string, next: Next, inside: ('{' | '[')[]): Next | undefined {
  if (next === ':') return found === ':' ? 'value' : undefined;
  if (next === ', or end') return afterValue(found, inside);
  if (next === 'key or }' && found === '}') return closed(inside);
  if (next === 'value or ]' && found === ']') return closed(inside);
  if (next === 'key' || next === 'key or }') return found.startsWith('"') ? ':' : undefined;
  if (found === '{' || found === '[') {
    inside.push(found);
    return found === '{' ? 'key or }' : 'value or ]';
  }
  return /^[}\],:]$/.test(found) ? undefined : ', or end';
}

function afterValue(found: string, inside: ('{' | '[')[]): Next | undefined {
  const within = inside.at(-1);
  if (within === undefined) return undefined;
  if (found === ',') return within === '{' ? 'key' : 'value';
  return found === (within === '{' ? '}' : ']') ? closed(inside) : undefined;
}

function closed(inside: ('{' | '[')[]): Next {
  inside.pop();
  return ', or end';
}

function placeOf(text: string, at: number): JsonFault {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
