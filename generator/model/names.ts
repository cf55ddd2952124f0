/** Names of generated things, from names of the document. */

export function camel(name: string): string {
  const joined = name.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) =>
    (next ?? '').toUpperCase(),
  );
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

export function pascal(name: string): string {
  const joined = camel(name);
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

/** Name unchanged if it is an identifier, otherwise in camel case. */
export const plainName = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : camel(name));

const KEYWORDS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
  'false finally for function if implements import in instanceof interface let new null package private protected ' +
  'public return static super switch this throw true try typeof undefined var void while with yield';

/** Keywords, the members of every plain object, and `then`, which would make a promise of the object. */
const WORDS: ReadonlySet<string> = new Set([
  ...KEYWORDS.split(' '),
  ...Object.getOwnPropertyNames(Object.prototype),
  'then',
]);

/** Tells whether a name is a reserved word. */
export const isReserved = (name: string) => WORDS.has(name);

/** Assigns a unique identifier to each item of a module or document. */
export class Names {
  readonly #taken: Set<string>;

  /** @param reserved names that the module has already */
  constructor(reserved: readonly string[] = []) {
    this.#taken = new Set([...WORDS, ...reserved]);
  }

  /** Requested name; with a letter before a leading digit, and with a number after a taken name. */
  take(wanted: string, prefix = 'n'): string {
    const start = /^[A-Za-z_$]/.test(wanted) ? wanted : prefix + wanted;
    let name = start;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${start}${count}`;
    this.#taken.add(name);
    return name;
  }
}

/** Text for a comment on one line: nothing in it ends the comment. */
export const remark = (text: string) => text.replace(/\s+/g, ' ').trim().replaceAll('*/', '* /');

/** Source of a text, in single quotes. */
export const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A property access or key that is safe whatever the name holds. */
const isIdentifier = (name: string) => /^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name);
export const propertyKey = (name: string) => (isIdentifier(name) ? name : JSON.stringify(name));
export const member = (object: string, name: string) =>
  isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;

/** `name[]` and `name` are the same parameter; brackets only say how clients write it. */
export const withoutBrackets = (name: string) => (name.endsWith('[]') ? name.slice(0, -2) : name);
