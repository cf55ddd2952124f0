import { type Data, isData } from './document.ts';
import { limits } from './limits.ts';
import { toPosition, type Source, type SourceLocation } from './origins.ts';
import {
  formatIdentity,
  plainReference,
  type References,
  referenceLocation,
} from './references.ts';
import type { Target } from './references.ts';
import type { Report } from './report.ts';

/** Sections of `components` whose members have no place in the bundle: where one is named, it is written out. */
export interface WrittenOutSections {
  /** Lists of parameters, named among the parameters of operations. */
  readonly parameters: string;
  /** Section of named sets of properties. */
  readonly properties: string;
  /** Values, named in examples and in other plain data. */
  readonly values: string;
}

const MOST_HOPS = 20;

/** Replacement of parts beyond the limit. */
const NOTHING = { parameters: [], properties: {}, values: null } as const;

/** An item of a list, and where it is written. */
export interface ListItem {
  readonly data: unknown;
  readonly source: Source;
  readonly location: SourceLocation;
}

/** A member of a mapping, and how many names led to it. */
export interface Member extends ListItem {
  readonly hops: number;
}

/** Finds parts to expand, and records unused ones. */
export class WrittenOut {
  readonly #sections: WrittenOutSections | null;
  readonly #references: References;
  readonly #report: Report;
  readonly #declared = new Map<
    string,
    { readonly name: string; readonly location: SourceLocation }
  >();
  readonly #used = new Set<string>();
  /** Values that were written out: each name may lead to several others, which multiplies them. */
  #repeated = 0;

  constructor(sections: WrittenOutSections | null, references: References, report: Report) {
    this.#sections = sections;
    this.#references = references;
    this.#report = report;
  }

  /** Expects that everything under `components` of a file is named. */
  declare(source: Source): void {
    const components = isData(source.data) ? source.data.components : undefined;
    if (this.#sections === null || !isData(components)) return;
    const { parameters, properties, values } = this.#sections;
    for (const section of [parameters, properties, values]) {
      const entries = components[section];
      if (!isData(entries)) continue;
      for (const name of Object.keys(entries)) {
        const location = source.origins.get(entries)?.members.get(name);
        const identity = formatIdentity({ source, segments: ['components', section, name] });
        if (location !== undefined) this.#declared.set(identity, { name, location });
      }
    }
  }

  /**
   * Part that a value names and that replaces it; null for every other value. The value may have siblings.
   * @param hops number of names that led to the value
   */
  find(
    value: unknown,
    kind: keyof WrittenOutSections,
    source: Source,
    hops: number,
  ): Target | null {
    const text = this.#nameOf(value, kind);
    if (text === null) return null;
    const location = referenceLocation(source, value, { source, key: 0, value: 0 });
    if (hops > MOST_HOPS) {
      this.#fault(
        location,
        'The reference leads back to itself',
        'Let one of them say what is meant',
      );
      return null;
    }
    const target = this.#references.find(text, source, location);
    if (target === null) return null;
    this.#used.add(
      formatIdentity({ source: target.source, segments: target.segments.slice(0, 3) }),
    );
    if (kind === 'parameters' && !Array.isArray(target.data)) {
      this.#fault(location, `\`${text}\` is no list of parameters`, 'Write a list under that name');
      return null;
    }
    if (kind === 'properties' && !isData(target.data)) {
      this.#fault(location, `\`${text}\` has no properties`, 'Write them under that name');
      return null;
    }
    return this.#isTooMuch(target, location) ? { ...target, data: NOTHING[kind] } : target;
  }

  /** The text of a reference to a part that is written out; null for every other value. */
  #nameOf(value: unknown, kind: keyof WrittenOutSections): string | null {
    const text = kind === 'values' ? readReference(value) : plainReference(value);
    if (text === null || this.#sections === null) return null;
    const section = this.#sections[kind];
    return text.split('#')[1]?.startsWith(`/components/${section}/`) === true ? text : null;
  }

  /** Tells whether a member of a mapping names a set of properties. */
  namesProperties(mapping: object): boolean {
    return Object.values(mapping).some((value) => this.#nameOf(value, 'properties') !== null);
  }

  /**
   * Members of a mapping, with the members of the named set in place of the name. An own member overrides a named one,
   * and is a fault where both are equal.
   */
  members(
    mapping: Data,
    kind: 'properties' | 'values',
    source: Source,
    hops: number,
  ): ReadonlyMap<string, Member> {
    const places = source.origins.get(mapping)?.members;
    const own = new Map<string, Member>();
    const named = new Map<string, ReadonlyMap<string, Member>>();
    for (const [key, data] of Object.entries(mapping)) {
      const location = places?.get(key) ?? { source, key: 0, value: 0 };
      const holder = kind === 'properties' ? data : key === '$ref' ? mapping : null;
      const target = this.find(holder, kind, source, hops);
      if (target === null) own.set(key, { data, source, location, hops });
      else named.set(key, this.#membersOf(target, kind, location, hops + 1));
    }
    const others = this.#othersOf(named, own, places);
    const all = new Map<string, Member>();
    for (const key of Object.keys(mapping)) {
      const member = own.get(key);
      const other = others.get(key);
      for (const [name, each] of named.get(key) ?? []) all.set(name, own.get(name) ?? each);
      if (member === undefined) continue;
      if (other === undefined) all.set(key, member);
      else if (JSON.stringify(other.data) === JSON.stringify(member.data))
        this.#report.add(
          'implied',
          toPosition(member.location),
          `What is named beside it has the same \`${key}\``,
          'Remove it',
        );
    }
    return all;
  }

  /** All members of the named sets of a mapping. Equal names are a fault unless the mapping overrides them. */
  #othersOf(
    named: ReadonlyMap<string, ReadonlyMap<string, Member>>,
    own: ReadonlyMap<string, Member>,
    places: ReadonlyMap<string, SourceLocation> | undefined,
  ): ReadonlyMap<string, Member> {
    const others = new Map<string, Member>();
    for (const [key, members] of named) {
      for (const [name, member] of members) {
        const other = others.get(name);
        if (other === undefined) others.set(name, member);
        if (other === undefined || other.data === member.data || own.has(name)) continue;
        this.#fault(
          places?.get(key) ?? member.location,
          `What is named beside it has another \`${name}\``,
          `Write \`${name}\` here, or name one of the two`,
        );
      }
    }
    return others;
  }

  #membersOf(
    { data, source }: Target,
    kind: 'properties' | 'values',
    location: SourceLocation,
    hops: number,
  ): ReadonlyMap<string, Member> {
    if (isData(data)) return this.members(data, kind, source, hops);
    this.#fault(
      location,
      'Members stand beside the name of what has none',
      'Let the name stand alone',
    );
    return new Map();
  }

  /** Counts the expanded values, and reports once that they exceed the limit. */
  #isTooMuch({ data }: Target, location: SourceLocation): boolean {
    const before = this.#repeated;
    if (before <= limits.repeated) this.#repeated += countValues(data);
    if (this.#repeated <= limits.repeated) return false;
    if (before <= limits.repeated)
      this.#report.break(
        'limit',
        location,
        `More than ${limits.repeated} values are written out where they are named`,
        'Let names lead to less',
        'value',
      );
    return true;
  }

  /** Reports declared parts of the files that no reference uses. */
  tellUnused(): void {
    for (const [identity, { name, location }] of this.#declared)
      if (!this.#used.has(identity))
        this.#report.add('unused', toPosition(location), `Nothing uses \`${name}\``, 'Remove it');
  }

  #fault(location: SourceLocation, message: string, advice: string): void {
    this.#report.break('reference', location, message, advice, 'value');
  }
}

/** Text of a reference that may have siblings. */
const readReference = (value: unknown): string | null =>
  isData(value) && typeof value.$ref === 'string' ? value.$ref : null;

/** Counts a value and its nested values; named ones count when they are expanded. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, member) => sum + countValues(member), 1)
    : 1;
