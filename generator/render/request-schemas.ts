import type {
  OpenApiDocument,
  Operation,
  PathItem,
  Reference,
  RequestBody,
  Response,
} from '../load/document.ts';
import { isData } from '../load/document.ts';
import { listParts } from '../load/parts-of.ts';
import { METHODS } from '../model/methods.ts';
import type { SentModel, Unsent } from '../model/model.ts';
import { Resolver } from '../model/resolver.ts';
import { share } from '../model/share.ts';

/**
 * Sections of component schemas for clients and for the server. Members that only the other side writes are optional:
 * both sides may send what they have read.
 */
const SECTION_OF = { readOnly: 'requestSchemas', writeOnly: 'sentSchemas' } as const;

/** The sections that a document has for its types alone. */
export const requestSections = Object.values(SECTION_OF);

/** Document with bodies in their sent form, at every level; parts without such members remain the same objects. */
export function withRequestSchemas(
  document: OpenApiDocument,
  sent: SentModel['paths'],
): OpenApiDocument {
  const schemas = document.components?.schemas ?? {};
  const ofClients = new SentSchemas(document, 'readOnly');
  const ofServer = new SentSchemas(document, 'writeOnly');
  const made = [ofClients, ofServer];
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.hasOwn(sent, path)
        ? ofClients.answers(ofServer.requests(item))
        : ofServer.answers(ofClients.requests(item)),
    ]),
  );
  const sections = made.flatMap((each) => {
    const names = Object.keys(schemas).filter((name) => each.differs(name));
    const entries = names.map((name) => [name, each.schema(schemas[name])]);
    return names.length === 0 ? [] : [[each.section, Object.fromEntries(entries)]];
  });
  if (sections.length === 0) return { ...document, paths };
  const added = Object.fromEntries(sections) as Readonly<Record<string, unknown>>;
  return { ...document, paths, components: joinComponents(document.components ?? {}, added) };
}

type Components = NonNullable<OpenApiDocument['components']>;

/**
 * Joined components of the previous call, by the components of the document: the types of all joined parts depend on
 * them.
 */
const lastJoined = new WeakMap<Components, Components>();

/** The same object as before where nothing has changed. */
function joinComponents(
  components: Components,
  added: Readonly<Record<string, unknown>>,
): Components {
  const made = share(lastJoined.get(components), { ...components, ...added }) as Components;
  lastJoined.set(components, made);
  return made;
}

const PREFIX = '#/components/schemas/';

/** Keys whose values are no schemas, whatever they look like. */
export const VALUES: ReadonlySet<string> = new Set([
  'enum',
  'const',
  'default',
  'example',
  'examples',
]);

/** Keywords whose value maps arbitrary names to schemas. A name may equal a keyword, such as `default`. */
export const BY_NAME: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
]);

class SentSchemas {
  readonly section: (typeof SECTION_OF)[Unsent];
  readonly #unsent: Unsent;
  readonly #resolver: Resolver;
  readonly #differing: ReadonlySet<string>;
  /** Prefix of the cache keys. */
  readonly #key: string;
  /** Schemas that may still take the place of references to them: each that has a few of the next multiplies them. */
  #inPlaceLeft = MOST_IN_PLACE;

  constructor(document: OpenApiDocument, unsent: Unsent) {
    this.section = SECTION_OF[unsent];
    this.#unsent = unsent;
    this.#resolver = new Resolver(document);
    this.#differing = findDiffering(document, unsent);
    this.#key = [...this.#differing].join();
  }

  /** Tells whether the sent form of the schema differs from its declaration. */
  differs(name: string): boolean {
    return this.#differing.has(name);
  }

  /** The operations with the bodies that are sent to them. */
  requests(item: PathItem): PathItem {
    return changeOperations(item, (operation) => {
      const { requestBody } = operation;
      if (requestBody === undefined) return operation;
      const body = this.#withContent<RequestBody>(requestBody);
      return body === requestBody ? operation : { ...operation, requestBody: body };
    });
  }

  /** The operations with the bodies that they answer. */
  answers(item: PathItem): PathItem {
    return changeOperations(item, (operation) => {
      const { responses = {} } = operation;
      const answers = changeMembers(responses, (each) => this.#withContent(each as Response));
      return answers === responses
        ? operation
        : { ...operation, responses: answers as typeof responses };
    });
  }

  /** The schema that a reference leads to where that differs. */
  #withContent<T extends Partial<RequestBody>>(given: T | Reference): T | Reference {
    const { content, ...rest } = this.#resolver.resolve<T>(given);
    const made = this.schema(content);
    return made === content ? given : ({ ...rest, content: made } as T);
  }

  /** Returns the same object where nothing in it differs, and the earlier result for an earlier input. */
  schema<T>(node: T): T {
    if (typeof node !== 'object' || node === null) return node;
    const known = findRemembered(this.#unsent, node);
    if (known?.key === this.#key) return known.made as T;
    const made = Array.isArray(node) ? this.#list(node) : this.#object(node as Members);
    remember(this.#unsent, node, { key: this.#key, made });
    return made as T;
  }

  #list(list: readonly unknown[]): readonly unknown[] {
    const made = list.map((each) => this.schema(each));
    return made.every((each, index) => each === list[index]) ? list : made;
  }

  #object(node: Members): Members {
    return changeMembers(node, (value, key) =>
      VALUES.has(key) ? value : this.#member(key, value, node),
    );
  }

  #member(key: string, value: unknown, node: Members): unknown {
    if (BY_NAME.has(key) && isData(value)) return changeMembers(value, (each) => this.schema(each));
    if (typeof value === 'string') return this.#reference(value);
    if (!Array.isArray(value)) return this.schema(value);
    if (key === 'required') return omitNames(value as readonly string[], this.#unsentBy(node));
    if (key !== 'allOf') return this.schema(value);
    const unsent = this.#unsentBy(node);
    const parts = (value as readonly Members[]).map((part) => this.#inPlaceOf(part, unsent));
    return this.schema(parts.every((part, index) => part === value[index]) ? value : parts);
  }

  /** The names of members that the other side alone writes, by a schema or by one of the parts that it is made of. */
  #unsentBy(node: Members): ReadonlySet<string> {
    const names = this.#partsIn(node).flatMap(({ properties }) =>
      isData(properties)
        ? Object.keys(properties).filter((name) => this.#isUnsent(properties[name]))
        : [],
    );
    return new Set(names);
  }

  #partsIn(node: Members): readonly Members[] {
    return listParts(node, (part) => this.#resolver.resolve<Members>(part));
  }

  /** Copies a part that requires unsent members, so that other references may still require them. */
  #inPlaceOf(part: Members, unsent: ReadonlySet<string>, within: readonly Members[] = []): Members {
    if (unsent.size === 0 || within.length > MOST_WITHIN || this.#inPlaceLeft === 0) return part;
    const target = this.#resolver.resolve<Members>(part);
    const own = this.#unsentBy(part);
    const isNeeded = ({ required }: Members) =>
      Array.isArray(required) &&
      required.some((name: string) => unsent.has(name) && !own.has(name));
    if (within.includes(target) || !this.#partsIn(target).some(isNeeded)) return part;
    this.#inPlaceLeft -= 1;
    const inside = [...within, target];
    return changeMembers(target, (value, key) => {
      if (!Array.isArray(value)) return value;
      if (key === 'required') return omitNames(value as readonly string[], unsent);
      if (key !== 'allOf') return value as unknown;
      return (value as readonly Members[]).map((each) => this.#inPlaceOf(each, unsent, inside));
    });
  }

  #reference(text: string): string {
    if (!text.startsWith(PREFIX)) return text;
    const name = text.slice(PREFIX.length);
    return this.differs(name) ? `#/components/${this.section}/${name}` : text;
  }

  #isUnsent(property: unknown): boolean {
    if (!isData(property)) return false;
    return (
      property[this.#unsent] === true ||
      this.#resolver.resolve<Members>(property)[this.#unsent] === true
    );
  }
}

type Members = Readonly<Record<string, unknown>>;

/** Schemas in the place of references to them, one within the other, and in all of a document. */
const MOST_WITHIN = 12;
const MOST_IN_PLACE = 1_000;

/** Returns the same list if no name is omitted. */
function omitNames(names: readonly string[], unsent: ReadonlySet<string>): readonly string[] {
  const left = names.filter((name) => !unsent.has(name));
  return left.length === names.length ? names : left;
}

/** Maps the operations of a path item; returns the same object where none changes. */
const changeOperations = (item: PathItem, make: (operation: Operation) => Operation): PathItem =>
  changeMembers(item, (value, method) =>
    METHODS.has(method) && isData(value) ? make(value) : value,
  );

/** Maps the members of an object; returns the same object where none changes. */
function changeMembers(node: Members, make: (value: unknown, key: string) => unknown): Members {
  const made: Record<string, unknown> = {};
  let same = true;
  for (const [key, value] of Object.entries(node)) {
    made[key] = make(value, key);
    same &&= made[key] === value;
  }
  return same ? node : made;
}

/** Component schemas that have marked members, directly or indirectly. */
function findDiffering(document: OpenApiDocument, unsent: Unsent): ReadonlySet<string> {
  const schemas = Object.entries(document.components?.schemas ?? {});
  const texts = schemas.map(([name, schema]) => [name, JSON.stringify(schema)] as const);
  const users = new Map<string, Set<string>>();
  for (const [name, text] of texts)
    for (const [, used = ''] of text.matchAll(/"#\/components\/schemas\/([^"/]+)"/g)) {
      const known = users.get(used);
      if (known === undefined) users.set(used, new Set([name]));
      else known.add(name);
    }
  const found = new Set<string>();
  const waiting = texts.flatMap(([name, text]) =>
    text.includes(`"${unsent}":true`) ? [name] : [],
  );
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    for (const user of users.get(name) ?? []) waiting.push(user);
  }
  return found;
}

/** Results by document node; nodes never change. */
interface Made {
  /** The component schemas that differed. */
  readonly key: string;
  readonly made: unknown;
}

const madeOf = { readOnly: new WeakMap<object, Made>(), writeOnly: new WeakMap<object, Made>() };
const findRemembered = (unsent: Unsent, node: object) => madeOf[unsent].get(node);
const remember = (unsent: Unsent, node: object, made: Made) => madeOf[unsent].set(node, made);
