/** What of a JSON schema the description of the calls uses. */
export interface Schema {
  readonly title?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** What texts of one pattern are called: to a compiler they are texts, to a reader they are not. */
const namedTexts: readonly (readonly [RegExp, string])[] = [
  [/^\^\[0-9a-f-\]\{36\}/, 'Id'],
  [/T\.\*Z\$$/, 'Instant'],
  [/^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$$/, 'Day'],
  [/^\^-\?\\d\{1,12\}/, 'Decimal'],
];

export const width = 110;
/** Shorter unions of codes are read faster where they stand. */
const shortUnion = 48;

/** Writes schemas as TypeScript; each object and each long union once, under the name that its title gives it. */
export class Types {
  readonly #names = new Map<string, string>();
  readonly #declared = new Map<string, string>();

  /** A type where it is used. `about` is put before a name that another shape has already. */
  of(schema: Schema, about: string): string {
    const type = this.#plain(schema, about);
    return schema.nullable ? `${type} | null` : type;
  }

  /** What a call is asked by, field by field; what may be left out says so. */
  asked(properties: Readonly<Record<string, Schema>>, about: string): string[] {
    return Object.entries(properties).map(([key, field]) => {
      const mark = field.nullable ? '?' : '';
      return `${keyOf(key)}${mark}: ${this.#plain(field, about)}`;
    });
  }

  get declarations(): string {
    return [...this.#declared.values()].join('\n');
  }

  #plain(schema: Schema, about: string): string {
    const { type, items, properties, enum: codes, pattern = '' } = schema;
    if (codes) return this.#union(codes, schema, about);
    if (items) return listOf(this.of(items, about));
    if (properties) return this.#shape(properties, schema, about);
    if (type === 'integer') return 'number';
    if (type === 'boolean') return 'boolean';
    return namedTexts.find(([shape]) => shape.test(pattern))?.[1] ?? 'string';
  }

  #union(codes: readonly string[], { title }: Schema, about: string): string {
    const parts = codes.map((code) => `'${code}'`);
    const text = parts.join(' | ');
    if (text.length <= shortUnion) return text;
    return this.#named(text, title, about, (name) => `export type ${name} =\n${filled(parts, ' |')};\n`);
  }

  #shape(properties: Readonly<Record<string, Schema>>, { title }: Schema, about: string): string {
    const fields = this.#fields(properties, about);
    const page = /^rows: (.*)\[\]$/.exec(fields[0] ?? '');
    if (page && fields.length === 2 && fields[1] === 'next: string | null') return `Page<${page[1]}>`;
    const whole = `{ ${fields.join('; ')} }`;
    if (fields.length <= 2 && whole.length <= shortUnion) return whole;
    return this.#named(
      whole,
      title,
      about,
      (name) => `export interface ${name} {\n${filled(fields, ';')};\n}\n`,
    );
  }

  #fields(properties: Readonly<Record<string, Schema>>, about: string): string[] {
    return Object.entries(properties).map(([key, field]) => `${keyOf(key)}: ${this.of(field, about)}`);
  }

  #named(shape: string, title: string | undefined, about: string, declare: (name: string) => string): string {
    const known = this.#names.get(shape);
    if (known) return known;
    const short = nameOf(title ?? 'Answer');
    const names = [short, nameOf(about) + short];
    let name = names.find((one) => !this.#declared.has(one) && !reserved.has(one));
    for (let no = 2; name === undefined; no += 1)
      if (!this.#declared.has(`${names[1]}${no}`)) name = `${names[1]}${no}`;
    this.#names.set(shape, name);
    this.#declared.set(name, declare(name));
    return name;
  }
}

const reserved = new Set([
  'Id',
  'Instant',
  'Day',
  'Decimal',
  'Page',
  'Gets',
  'Posts',
  'Uploads',
  'Downloads',
  'Date',
  'File',
  'Record',
  'Error',
]);

function keyOf(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`;
}

function listOf(item: string): string {
  return item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
}

/** `Order status` → `OrderStatus`. */
function nameOf(title: string): string {
  const words = title.split(/[^A-Za-z\d]+/).filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\d/.test(name) ? `Of${name}` : name;
}

/** Parts one after another in lines of the house's width. */
export function filled(parts: readonly string[], mark: string, indent = '  '): string {
  const lines: string[] = [];
  let line = indent;
  for (const [at, part] of parts.entries()) {
    const text = at < parts.length - 1 ? part + mark : part;
    if (line.trim() !== '' && line.length + text.length + 1 > width) {
      lines.push(line);
      line = indent;
    }
    line += line.trim() === '' ? text : ` ${text}`;
  }
  return [...lines, line].join('\n');
}
