import { basename, extname } from 'node:path';
import { type Data, isData } from './document.ts';
import { findChild, grammar, isSection, type Kind, type Section, sections } from './grammar.ts';
import type { Origins, Source, SourceLocation } from './origins.ts';
import { toPosition } from './origins.ts';
import { join } from './pointer.ts';
import {
  formatIdentity,
  plainReference,
  type References,
  referenceLocation,
  type Target,
} from './references.ts';
import { placeText, type Report } from './report.ts';
import { tellUnknownSections } from './unknown-sections.ts';
import { upgradeSchema } from './upgrade.ts';
import { type ListItem, type Member, WrittenOut, type WrittenOutSections } from './written-out.ts';

/** A part of the bundle under `#/components/<section>/<name>`. */
interface Component {
  readonly section: Section;
  readonly name: string;
  readonly kind: Kind;
  readonly target: Target;
}

type Mutable = Record<string, unknown>;

interface BundleOptions {
  /** True when the document is OpenAPI 3.0, whose schemas are rewritten to 3.1. */
  readonly upgrade: boolean;
  /** Null if every reference keeps its name. */
  readonly writtenOut: WrittenOutSections | null;
}

/** Copies documents into one, giving everything that is referenced a name. */
export class Bundle {
  readonly origins: Origins = new Map();
  /** The components that paths and webhooks name, as `#/components/<section>/<name>`: they hold copies instead. */
  readonly inlined = new Set<string>();
  /** True while a path item component is copied, whose references may remain unused. */
  #copiesPathItem = false;
  /** The number of names that led to the properties that are copied. */
  #propertyHops = 0;
  readonly #report: Report;
  readonly #references: References;
  readonly #options: BundleOptions;
  readonly #writtenOut: WrittenOut;
  readonly #components = new Map<string, Component>();
  readonly #taken = new Map<string, Component>();
  readonly #queue: Component[] = [];
  readonly #aliases: { section: Section; name: string; kind: Kind; target: Target }[] = [];

  constructor(references: References, report: Report, options: BundleOptions) {
    this.#references = references;
    this.#report = report;
    this.#options = options;
    this.#writtenOut = new WrittenOut(options.writtenOut, references, report);
  }

  /** Keeps everything under `components` of a file, with the names it has there. */
  declare(source: Source): void {
    this.#writtenOut.declare(source);
    const components = isData(source.data) ? source.data.components : undefined;
    if (!isData(components)) return;
    tellUnknownSections(components, source, this.#options.writtenOut, this.#report);
    for (const [section, entries] of Object.entries(components)) {
      if (!isSection(section)) continue;
      this.#report.checkMapping(components, section, source);
      if (!isData(entries)) continue;
      for (const [name, data] of Object.entries(entries)) {
        const location = source.origins.get(entries)?.members.get(name) ?? locateStart(source);
        const target = { source, segments: ['components', section, name], data, location };
        const kind = toKind(section);
        if (plainReference(data) === null) this.#keep({ section, name, kind, target });
        else this.#aliases.push({ section, name, kind, target });
      }
    }
  }

  /** Names the targets of references under `components` that have no other name. Call it after every `declare`. */
  settleAliases(): void {
    for (const { section, name, kind, target } of this.#aliases) {
      const end = this.#references.follow(target, (at) => this.#components.has(formatIdentity(at)));
      if (end === null) continue;
      const known = this.#components.get(formatIdentity(end));
      if (known === undefined) {
        const component = this.#keep({ section, name, kind, target: end });
        this.#components.set(formatIdentity(target), component);
      } else if (known.section === section && known.name === name) {
        this.#components.set(formatIdentity(target), known);
      } else {
        this.#keep({ section, name, kind, target });
      }
    }
  }

  /** A copy of an object of the document, with its references pointing into the bundle. */
  copy(value: unknown, kind: Kind, source: Source): unknown {
    if (Array.isArray(value) || !isData(value)) return this.copyData(value, source);
    const rule = grammar[kind];
    if (rule.section !== undefined && Object.hasOwn(value, '$ref')) {
      if (kind === 'pathItem') return this.#inline(value, source);
      if (kind !== 'schema') return this.#referenceObject(value, kind, source);
    }
    const copied: Mutable = {};
    for (const [key, member] of Object.entries(value)) {
      copied[key] = this.#member(key, member, kind, value, source);
    }
    this.origin(copied, value, source);
    if (kind === 'schema') {
      if (this.#options.upgrade) upgradeSchema(copied);
      else {
        if (Object.hasOwn(copied, 'nullable')) this.#dropNullable(copied, value, source);
        joinReference(copied);
      }
    }
    return copied;
  }

  /** Readers that support `nullable` would give it another meaning. */
  #dropNullable(copied: Mutable, value: object, source: Source): void {
    delete copied.nullable;
    this.#report.add(
      'schema-nullable',
      toPosition(source.origins.get(value)?.members.get('nullable') ?? locateStart(source)),
      '`nullable` is from OpenAPI 3.0 and means nothing',
      "Write `type: [<type>, 'null']`",
    );
  }

  /**
   * Copies plain data, with named parts expanded.
   * @param hops number of names that led to the value
   */
  copyData(value: unknown, source: Source, hops = 0): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (hasBeside(value))
      return this.#joined(
        value,
        this.#writtenOut.members(value, 'values', source, hops),
        source,
        (member) => this.copyData(member.data, member.source, member.hops),
      );
    const named = this.#writtenOut.find(value, 'values', source, hops);
    if (named !== null) return this.copyData(named.data, named.source, hops + 1);
    const copied = Array.isArray(value)
      ? value.map((item: unknown) => this.copyData(item, source, hops))
      : Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, this.copyData(item, source, hops)]),
        );
    this.origin(copied, value, source);
    return copied;
  }

  /** Notes that `copied` was written where `original` was. */
  origin(copied: object, original: object, source: Source): void {
    const origin = source.origins.get(original);
    if (origin !== undefined) this.origins.set(copied, origin);
  }

  /** All kept or reached components, by section and name. Copying adds further components. */
  components(): { readonly data: Mutable; readonly sources: ReadonlyMap<string, Source> } {
    const copies = new Map<string, { readonly component: Component; readonly data: unknown }>();
    for (
      let component = this.#queue.shift();
      component !== undefined;
      component = this.#queue.shift()
    ) {
      this.#copiesPathItem = component.kind === 'pathItem';
      const data = this.copy(component.target.data, component.kind, component.target.source);
      copies.set(join('', component.section, component.name), { component, data });
    }
    const all: Mutable = {};
    const members = new Map<string, SourceLocation>();
    for (const section of sections) {
      const entries = [...copies.values()]
        .filter(({ component }) => component.section === section)
        .toSorted((a, b) => (a.component.name < b.component.name ? -1 : 1));
      if (entries.length === 0) continue;
      const data = Object.fromEntries(entries.map(({ component, data }) => [component.name, data]));
      const places = entries.map(
        ({ component }) => [component.name, component.target.location] as const,
      );
      const location = entries[0]?.component.target.location;
      if (location !== undefined) this.origins.set(data, { location, members: new Map(places) });
      if (location !== undefined) members.set(section, location);
      all[section] = data;
    }
    const [first] = members.values();
    if (first !== undefined) this.origins.set(all, { location: first, members });
    const sources = new Map(
      [...copies].map(([key, { component }]) => [key, component.target.source]),
    );
    return { data: all, sources };
  }

  #member(key: string, member: unknown, kind: Kind, parent: object, source: Source): unknown {
    if (kind === 'schema' && key === '$ref') return this.#reference(member, kind, parent, source);
    if (kind === 'schema' && key === 'discriminator') return this.#discriminator(member, source);
    const child = findChild(kind, key);
    if (child === undefined || typeof member !== 'object' || member === null)
      return this.copyData(member, source);
    if (child.shape === 'one') return this.copy(member, child.kind, source);
    if (Array.isArray(member) !== (child.shape === 'list')) return this.copyData(member, source);
    if (Array.isArray(member) && child.kind === 'parameter') return this.#list(member, source);
    if (kind === 'schema' && key === 'properties' && this.#writtenOut.namesProperties(member))
      return this.#properties(member as Data, source);
    const copied = Array.isArray(member)
      ? member.map((item: unknown) => this.copy(toObject(item, child.kind), child.kind, source))
      : Object.fromEntries(
          Object.entries(member).map(([name, item]) => [name, this.copy(item, child.kind, source)]),
        );
    this.origin(copied, member, source);
    return copied;
  }

  /** Properties of a schema, with those of the named sets. */
  #properties(properties: Data, source: Source): unknown {
    const hops = this.#propertyHops;
    const members = this.#writtenOut.members(properties, 'properties', source, hops);
    const joined = this.#joined(properties, members, source, (member) => {
      this.#propertyHops = member.hops;
      return this.copy(member.data, 'schema', member.source);
    });
    this.#propertyHops = hops;
    return joined;
  }

  /** A copy of a mapping with these members. */
  #joined(
    mapping: Data,
    members: ReadonlyMap<string, Member>,
    source: Source,
    copy: (member: Member) => unknown,
  ): unknown {
    const copied = Object.fromEntries([...members].map(([key, member]) => [key, copy(member)]));
    const places = new Map([...members].map(([key, { location }]) => [key, location] as const));
    const origin = source.origins.get(mapping);
    if (origin !== undefined)
      this.origins.set(copied, { location: origin.location, members: places });
    return copied;
  }

  /** List of parameters, with the named sets expanded. */
  #list(list: readonly unknown[], source: Source): unknown {
    const items = this.#spread(list, source);
    const copied = items.map((item) => this.copy(item.data, 'parameter', item.source));
    const origin = source.origins.get(list);
    if (origin !== undefined) {
      const places = items.map(({ location }, index) => [String(index), location] as const);
      this.origins.set(copied, { location: origin.location, members: new Map(places) });
    }
    return copied;
  }

  #spread(list: readonly unknown[], source: Source, hops = 0): ListItem[] {
    const members = source.origins.get(list)?.members;
    return list.flatMap((data, index) => {
      const set = this.#writtenOut.find(data, 'parameters', source, hops);
      if (set !== null) return this.#spread(set.data as readonly unknown[], set.source, hops + 1);
      return [{ data, source, location: members?.get(String(index)) ?? locateStart(source) }];
    });
  }

  /** Reports declared parts that no reference uses. */
  tellUnused(): void {
    this.#writtenOut.tellUnused();
  }

  #referenceObject(value: Readonly<Mutable>, kind: Kind, source: Source): unknown {
    const copied: Mutable = {};
    for (const [key, member] of Object.entries(value)) {
      if (key === '$ref') copied.$ref = this.#reference(member, kind, value, source);
      else if (key === 'summary' || key === 'description') copied[key] = member;
      else {
        const location = source.origins.get(value)?.members.get(key) ?? locateStart(source);
        this.#report.add(
          'reference-siblings',
          toPosition(location),
          `\`${key}\` beside \`$ref\` is ignored`,
          'Only `summary` and `description` may stand there',
        );
      }
    }
    this.origin(copied, value, source);
    return copied;
  }

  /** The new text of a reference; the old text when it leads nowhere. */
  #reference(text: unknown, kind: Kind, holder: object, source: Source): unknown {
    const location = referenceLocation(source, holder, locateStart(source));
    if (typeof text !== 'string') {
      this.#report.break(
        'reference',
        location,
        '`$ref` is not text',
        'Write a file, `#` and the path in it',
        'value',
      );
      return text;
    }
    return this.#reach(text, kind, location, source) ?? text;
  }

  #reach(text: string, kind: Kind, location: SourceLocation, source: Source): string | null {
    const first = this.#references.find(text, source, location);
    const target =
      first && this.#references.follow(first, (at) => this.#components.has(formatIdentity(at)));
    if (!target) return null;
    const known = this.#components.get(formatIdentity(target));
    const section = grammar[kind].section ?? 'schemas';
    const found =
      known?.section ??
      (target.segments[0] === 'components' && target.segments.length === 3
        ? target.segments[1]
        : section);
    if (found !== section) {
      this.#report.break(
        'reference',
        location,
        `\`${text}\` is under \`${found}\``,
        `Name something under \`${section}\``,
        'value',
      );
      return null;
    }
    const component = known ?? this.#keep({ section, name: chooseName(target), kind, target });
    return `#${join('/components', component.section, component.name)}`;
  }

  #keep(component: Component): Component {
    const { section, name, target } = component;
    this.#components.set(formatIdentity(target), component);
    const key = join('', section, name);
    const other = this.#taken.get(key);
    if (other !== undefined) {
      const places = [other.target.location, target.location].map((location) =>
        placeText(toPosition(location)),
      );
      this.#report.break(
        'name-clash',
        target.location,
        `\`${name}\` under \`${section}\` is defined twice: ${places.join(' and ')}`,
        'Give every component a name of its own',
      );
      return component;
    }
    this.#taken.set(key, component);
    this.#queue.push(component);
    return component;
  }

  /** Path items have no references in the bundle: the paths themselves hold them. */
  #inline(value: Readonly<Mutable>, source: Source, hops = 0): unknown {
    const { $ref: text, ...own } = value;
    const location = referenceLocation(source, value, locateStart(source));
    const found = typeof text === 'string' ? this.#references.find(text, source, location) : null;
    if (found === null || !isData(found.data)) {
      this.#report.break(
        'reference',
        location,
        '`$ref` does not lead to a path item',
        'Name a path item',
        'value',
      );
      return {};
    }
    const named = this.#components.get(formatIdentity(found));
    if (named !== undefined && !this.#copiesPathItem)
      this.inlined.add(`#${join('/components', named.section, named.name)}`);
    const nested = Object.hasOwn(found.data, '$ref');
    if (nested && hops > 20) {
      this.#report.break(
        'reference',
        location,
        'The reference leads back to itself',
        'Name a path item',
        'value',
      );
      return {};
    }
    const target = (
      nested
        ? this.#inline(found.data, found.source, hops + 1)
        : this.copy(found.data, 'pathItem', found.source)
    ) as Mutable;
    const members = new Map(this.origins.get(target)?.members);
    for (const [key, member] of Object.entries(own)) {
      target[key] = this.#member(key, member, 'pathItem', value, source);
      const place = source.origins.get(value)?.members.get(key);
      if (place !== undefined) members.set(key, place);
    }
    this.origins.set(target, { location: this.origins.get(target)?.location ?? location, members });
    return target;
  }

  /** `mapping` holds names, or references in plain text. */
  #discriminator(value: unknown, source: Source): unknown {
    const copied = this.copyData(value, source);
    const original = isData(value) ? value.mapping : undefined;
    if (!isData(copied) || !isData(copied.mapping) || !isData(original)) return copied;
    const mapping = copied.mapping as Mutable;
    for (const [key, text] of Object.entries(original)) {
      if (typeof text !== 'string' || !/[#/]|\.(ya?ml|json)$/.test(text)) continue;
      const location = source.origins.get(original)?.members.get(key) ?? locateStart(source);
      mapping[key] = this.#reach(text, 'schema', location, source) ?? text;
    }
    return copied;
  }
}

/** Tells whether a reference has sibling members. */
const hasBeside = (value: object): value is Data =>
  isData(value) && typeof value.$ref === 'string' && plainReference(value) === null;

/** The last word of the path to it, or the name of its file. */
function chooseName({ source, segments }: Target): string {
  const [first, , name] = segments;
  if (segments.length === 0) return tidy(basename(source.path, extname(source.path)));
  if (segments.length === 1) return tidy(first ?? '');
  if (first === 'components' && segments.length === 3) return tidy(name ?? '');
  if (first === '$defs' || first === 'definitions') return tidy(segments.slice(1).join('_'));
  return tidy((first === 'components' ? segments.slice(2) : segments).join('_'));
}

function tidy(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|_+$/g, '') || '_';
}

function toKind(section: Section): Kind {
  return grammar.components.fields[section]?.kind ?? 'schema';
}

function locateStart(source: Source): SourceLocation {
  return { source, key: 0, value: 0 };
}

/**
 * Replaces `true` or `false` in a list of schemas by an object, because some readers of lists do not accept booleans.
 */
function toObject(item: unknown, kind: Kind): unknown {
  if (kind !== 'schema' || typeof item !== 'boolean') return item;
  return item ? {} : { not: {} };
}

/** Keywords beside a reference that readers of the reference ignore. */
const SHAPING = [
  ...['type', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties'],
  ...['items', 'prefixItems', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas'],
];

/** Replaces a reference with sibling keywords by an `allOf` of both. */
function joinReference(schema: Mutable): void {
  const { $ref } = schema;
  if ($ref === undefined || !SHAPING.some((key) => Object.hasOwn(schema, key))) return;
  delete schema.$ref;
  const parts = Array.isArray(schema.allOf) ? (schema.allOf as unknown[]) : [];
  schema.allOf = [{ $ref }, ...parts];
}
