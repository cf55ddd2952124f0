import { type Data, isData } from './document.ts';
import { toPosition, type Origins, type Source, type SourceLocation } from './origins.ts';
import type { Report } from './report.ts';

/**
 * The key of a template, with the names of the variants for which it is written out; at the top of a file, the variables
 * of each variant.
 */
export const FOR_EACH = 'x-for';

const variable = /\$\{(\w+)\}/g;
const wholeVariable = /^\$\{(\w+)\}$/;

/**
 * The file with its templates written out: members of `paths` and of the sections of `components` that have `x-for`. Each
 * `${name}` in their keys and texts is replaced by the variable of the variant. A text that is nothing but a variable
 * becomes its value, of whatever type; a member or item whose value is null is left out. Written-out parts have the
 * positions of their template.
 */
export function writeOutTemplates(source: Source, report: Report): Source {
  const { data } = source;
  if (!isData(data) || !hasTemplates(data)) return source;
  return new Templates(source, report).writeOut(data);
}

const hasTemplates = (data: Data): boolean =>
  Object.hasOwn(data, FOR_EACH) ||
  listSections(data).some((section) => Object.values(section).some(isTemplate));

const listSections = ({ paths, components }: Data): readonly Data[] =>
  [paths, ...(isData(components) ? Object.values(components) : [])].filter(isData);

const isTemplate = (value: unknown): value is Data =>
  isData(value) && Object.hasOwn(value, FOR_EACH);

/** Marks a member or item whose variable is null. */
const LEFT_OUT = Symbol('left out');

class Templates {
  readonly #source: Source;
  readonly #report: Report;
  readonly #origins: Origins;
  readonly #variants: Readonly<Record<string, unknown>>;
  /** `variant` and `variant.variable` that templates use. */
  readonly #used = new Set<string>();

  constructor(source: Source, report: Report) {
    this.#source = source;
    this.#report = report;
    this.#origins = new Map(source.origins);
    const given = isData(source.data) ? source.data[FOR_EACH] : undefined;
    this.#variants = isData(given) ? given : {};
  }

  writeOut(data: Data): Source {
    const { [FOR_EACH]: _, ...rest } = data;
    const written = { ...rest };
    if (isData(rest.paths)) written.paths = this.#section(rest.paths);
    if (isData(rest.components)) {
      const { components } = rest;
      written.components = this.#keepOrigin(
        components,
        Object.fromEntries(
          Object.entries(components).map(([name, section]) => [
            name,
            isData(section) ? this.#section(section) : section,
          ]),
        ),
      );
    }
    this.#keepOrigin(data, written);
    this.#tellUnused();
    return { ...this.#source, data: written, origins: this.#origins };
  }

  /** Members of `paths` or of a section, with templates expanded once for each variant. */
  #section(section: Data): Data {
    if (!Object.values(section).some(isTemplate)) return section;
    const written: Record<string, unknown> = {};
    const members = new Map<string, SourceLocation>();
    const places = this.#source.origins.get(section)?.members;
    for (const [key, value] of Object.entries(section)) {
      const place = places?.get(key);
      for (const [name, member] of this.#variantsOf(key, value, place)) {
        written[name] = Object.hasOwn(written, name)
          ? this.#join(name, written[name], member, place)
          : member;
        if (place !== undefined && !members.has(name)) members.set(name, place);
      }
    }
    const location = this.#source.origins.get(section)?.location;
    if (location !== undefined) this.#origins.set(written, { location, members });
    return written;
  }

  /** Joins members of a template and of another definition with the same name. */
  #join(name: string, first: unknown, second: unknown, place: SourceLocation | undefined): unknown {
    const [one, other] = [isData(first) ? first : {}, isData(second) ? second : {}];
    const twice = Object.keys(other).find((key) => Object.hasOwn(one, key));
    if (twice !== undefined || !isData(first) || !isData(second))
      this.#fault(
        place,
        `\`${name}\` is written twice${twice === undefined ? '' : `, with \`${twice}\``}`,
        'Remove one of them',
      );
    const joined = { ...one, ...other };
    const origin = this.#origins.get(one) ?? this.#origins.get(other);
    if (origin !== undefined) {
      const places = [...origin.members, ...(this.#origins.get(other)?.members ?? [])];
      this.#origins.set(joined, { location: origin.location, members: new Map(places) });
    }
    return joined;
  }

  #variantsOf(
    key: string,
    value: unknown,
    place: SourceLocation | undefined,
  ): readonly (readonly [string, unknown])[] {
    if (!isTemplate(value)) return [[key, value]];
    const { [FOR_EACH]: names, ...template } = value;
    this.#keepOrigin(value, template);
    const listed: readonly unknown[] = Array.isArray(names) ? names : [];
    if (listed.length === 0)
      this.#fault(place, `\`${FOR_EACH}\` names no variants`, 'Write a list of names');
    return listed.flatMap((name) => {
      const variables = typeof name === 'string' ? this.#variants[name] : undefined;
      if (typeof name !== 'string' || !isData(variables)) {
        this.#fault(
          place,
          `\`${FOR_EACH}\` has no variables for ${JSON.stringify(name)}`,
          `Write them under \`${FOR_EACH}\` at the top of the file`,
        );
        return [];
      }
      this.#used.add(name);
      const fill = new Filling(name, variables, this.#used, (message, at) =>
        this.#fault(at ?? place, message, 'Write a text, or null'),
      );
      const filled = this.#copy(template, fill, place);
      return filled === LEFT_OUT ? [] : [[fill.text(key, place), filled] as const];
    });
  }

  /** Copies with the variables filled in, and with the positions of the originals. */
  #copy(node: unknown, fill: Filling, place: SourceLocation | undefined): unknown {
    if (typeof node === 'string') return fill.value(node, place);
    if (typeof node !== 'object' || node === null) return node;
    const origin = this.#source.origins.get(node) ?? this.#origins.get(node);
    const members = new Map<string, SourceLocation>();
    const entries = Object.entries<unknown>({ ...node }).flatMap(([key, value]) => {
      const at = origin?.members.get(key) ?? place;
      const copied = this.#copy(value, fill, at);
      return copied === LEFT_OUT ? [] : [[fill.text(key, at), copied, at] as const];
    });
    const copy: object = Array.isArray(node)
      ? entries.map(([, value]) => value)
      : Object.fromEntries<unknown>(entries.map(([key, value]) => [key, value]));
    for (const [index, [key, , at]] of entries.entries())
      if (at !== undefined) members.set(Array.isArray(node) ? String(index) : key, at);
    if (origin !== undefined) this.#origins.set(copy, { location: origin.location, members });
    return copy;
  }

  #keepOrigin<T extends object>(from: object, to: T): T {
    const origin = this.#source.origins.get(from);
    if (origin !== undefined) this.#origins.set(to, origin);
    return to;
  }

  #tellUnused(): void {
    const start = { source: this.#source, key: 0, value: 0 };
    for (const [name, variables] of Object.entries(this.#variants)) {
      const unused = [
        name,
        ...Object.keys(isData(variables) ? variables : {}).map((key) => `${name}.${key}`),
      ];
      const places = this.#source.origins.get(isData(variables) ? variables : {})?.members;
      for (const each of unused)
        if (!this.#used.has(each))
          this.#fault(
            places?.get(each.slice(name.length + 1)) ?? start,
            `No template uses ${each}`,
            'Remove it',
          );
    }
  }

  #fault(place: SourceLocation | undefined, message: string, advice: string): void {
    const at = place ?? { source: this.#source, key: 0, value: 0 };
    this.#report.add('resource-file', toPosition(at), message, advice);
  }
}

/** The variables of one variant. */
class Filling {
  readonly #variant: string;
  readonly #variables: Data;
  readonly #used: Set<string>;
  readonly #tell: (message: string, place: SourceLocation | undefined) => void;

  constructor(
    variant: string,
    variables: Data,
    used: Set<string>,
    tell: (message: string, place: SourceLocation | undefined) => void,
  ) {
    this.#variant = variant;
    this.#variables = variables;
    this.#used = used;
    this.#tell = tell;
  }

  /** A text with its variables replaced, or the value of the variable that is all of the text. */
  value(text: string, place: SourceLocation | undefined): unknown {
    const whole = wholeVariable.exec(text)?.[1];
    if (whole === undefined) return this.text(text, place);
    const value = this.#find(whole, place);
    return value === null ? LEFT_OUT : value;
  }

  text(text: string, place: SourceLocation | undefined): string {
    return text.replaceAll(variable, (_, name: string) => {
      const value = this.#find(name, place);
      if (typeof value === 'string' || typeof value === 'number') return String(value);
      if (value !== null) this.#tell(`\`${name}\` of ${this.#variant} is no text`, place);
      return '';
    });
  }

  #find(name: string, place: SourceLocation | undefined): unknown {
    this.#used.add(`${this.#variant}.${name}`);
    if (Object.hasOwn(this.#variables, name)) return this.#variables[name];
    this.#tell(`${this.#variant} has no variable \`${name}\``, place);
    return '';
  }
}
