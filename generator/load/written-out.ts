import { isData } from './document.ts';
import { limits } from './limits.ts';
import { positionOf, type Source, type SourceLocation } from './origins.ts';
import { identityOf, plainReference, type References, referenceLocation } from './references.ts';
import type { Target } from './references.ts';
import type { Report } from './report.ts';

/** Sections of `components` whose members have no place in the bundle: where one is named, it is written out. */
export interface WrittenOutSections {
  /** Lists of parameters, named among the parameters of operations. */
  readonly parameters: string;
  /** Values, named in examples and in other plain data. */
  readonly values: string;
}

const MOST_HOPS = 20;

/** Stands for what would be too much. */
const NOTHING = { parameters: [], values: null } as const;

/** Finds what is named to be written out, and remembers what never was. */
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
    const { parameters, values } = this.#sections;
    for (const section of [parameters, values]) {
      const entries = components[section];
      if (!isData(entries)) continue;
      for (const name of Object.keys(entries)) {
        const location = source.origins.get(entries)?.members.get(name);
        const identity = identityOf({ source, segments: ['components', section, name] });
        if (location !== undefined) this.#declared.set(identity, { name, location });
      }
    }
  }

  /**
   * The part that a value names and that is written out instead; null for every other value.
   * @param hops how many names led to the value
   */
  find(
    value: unknown,
    kind: keyof WrittenOutSections,
    source: Source,
    hops: number,
  ): Target | null {
    const text = this.#sections === null ? null : plainReference(value);
    if (text === null || this.#sections === null) return null;
    const section = this.#sections[kind];
    if (text.split('#')[1]?.startsWith(`/components/${section}/`) !== true) return null;
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
    this.#used.add(identityOf({ source: target.source, segments: target.segments.slice(0, 3) }));
    if (kind === 'parameters' && !Array.isArray(target.data)) {
      this.#fault(location, `\`${text}\` is no list of parameters`, 'Write a list under that name');
      return null;
    }
    return this.#isTooMuch(target, location) ? { ...target, data: NOTHING[kind] } : target;
  }

  /** Counts what is written out now, and tells once that it is too much. */
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

  /** Tells what nothing names, of the files that were declared. */
  tellUnused(): void {
    for (const [identity, { name, location }] of this.#declared)
      if (!this.#used.has(identity))
        this.#report.add('unused', positionOf(location), `Nothing uses \`${name}\``, 'Remove it');
  }

  #fault(location: SourceLocation, message: string, advice: string): void {
    this.#report.break('reference', location, message, advice, 'value');
  }
}

/** The value itself and all within it; those that it names are counted when they are written out. */
const countValues = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, member) => sum + countValues(member), 1)
    : 1;
