import {
  getNamedType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { FieldScore } from '#src/graphql/engine/rules/measure.ts';
import { valueFor } from './values.ts';

/** A part of a document: a field or a fragment, with what is asked of it. */
export interface Step {
  /** Name and arguments of a field, or the type of a fragment. */
  readonly head: string;
  /** The text around the inner parts: of a connection its pages. */
  readonly wrap: (inner: string) => string;
  readonly leaves: Leaf[];
  readonly inner: Step[];
  readonly cost: FieldScore & { readonly rows: number };
}

export interface Leaf {
  readonly text: string;
  readonly score: number;
}

/** Texts that stand for the arguments of a field, one after the other; none where nothing is said of it. */
export type ArgumentsOf = (field: string) => readonly string[];

type Composite = GraphQLObjectType | GraphQLInterfaceType;

/** Makes the parts of documents that ask each field of the schema, from a field of a root on. */
export class Walk {
  /** Fields that were asked: `Issue.iid`. */
  readonly asked = new Set<string>();
  readonly #schema: GraphQLSchema;
  readonly #argumentsOf: ArgumentsOf;
  readonly #globalIdApp: string;

  constructor(schema: GraphQLSchema, argumentsOf: ArgumentsOf, globalIdApp: string) {
    this.#schema = schema;
    this.#argumentsOf = argumentsOf;
    this.#globalIdApp = globalIdApp;
  }

  /**
   * Steps from one field of the root on, to this depth. Each type is expanded where it occurs first, nearest to the
   * root, and shown at each occurrence. The surroundings of further objects of a type are those of the first one.
   */
  from(root: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Step[] {
    return this.#given(root.name, field).map((given, index) =>
      this.#from(root, { field, given, deepest: index < 3 ? 5 : 2 }),
    );
  }

  #from(root: GraphQLObjectType, { field, given, deepest }: Beginning): Step {
    const entered = new Set<string>();
    const first = this.#step(root.name, field, given, { level: 1, alias: '' });
    let open = [first];
    for (let level = 1; open.length > 0; level += 1) {
      const next: Open[] = [];
      for (const { step, type } of open) {
        const members = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [type];
        for (const member of members as readonly Composite[]) {
          const inFragment = member !== type;
          const into = inFragment ? fragmentOf(member.name) : step;
          const alias = inFragment ? `${member.name}_` : '';
          if (inFragment) step.inner.push(into);
          const enters = level < deepest && !entered.has(member.name);
          if (enters) entered.add(member.name);
          this.#fill(into, member, { level: level + 1, alias, enters, next });
        }
      }
      open = next;
    }
    return first.step;
  }

  #fill(
    step: Step,
    type: Composite,
    { level, alias, enters, next }: Place & { enters: boolean; next: Open[] },
  ): void {
    for (const field of Object.values(type.getFields())) {
      const given = this.#given(type.name, field);
      const named = getNamedType(field.type);
      if (isLeafType(named)) {
        this.asked.add(`${type.name}.${field.name}`);
        const { weight = 1, git = false } = scoreOf(field);
        for (const [index, each] of given.entries()) {
          const name = nameOf(field, alias, index);
          step.leaves.push({ text: `${name}${each}`, score: weight + (git ? 1 : 0) + 1 });
        }
      } else if (enters) {
        for (const [index, each] of given.entries()) {
          const prefix = index === 0 ? alias : `${alias}other${index}_`;
          const open = this.#step(type.name, field, each, { level, alias: prefix });
          step.inner.push(open.step);
          next.push(open);
        }
      }
    }
  }

  #given(type: string, field: GraphQLField<unknown, unknown>): readonly string[] {
    const given = this.#argumentsOf(`${type}.${field.name}`);
    if (given.length > 0) return given;
    const needed = field.args.filter(isRequiredArgument);
    if (needed.length === 0) return [''];
    const values = needed.map((each) => `${each.name}: ${valueFor(each, this.#globalIdApp)}`);
    return [`(${values.join(', ')})`];
  }

  /** The part for a field that has fields itself, without these. */
  #step(
    parent: string,
    field: GraphQLField<unknown, unknown>,
    given: string,
    { level, alias }: Place,
  ): Open {
    this.asked.add(`${parent}.${field.name}`);
    const named = getNamedType(field.type) as Composite;
    const name = nameOf(field, alias, 0);
    const score = scoreOf(field);
    const leaves: Leaf[] = [{ text: '__typename', score: 1 }];
    if (field.extensions['connection'] !== true) {
      const head = `${name}${given}`;
      const cost = { ...score, rows: 1 };
      return { step: { head, wrap: inBraces, leaves, inner: [], cost }, type: named };
    }
    const page = level < 3 ? 30 : 5;
    const head = `${name}${given === '' ? '' : `${given.slice(0, -1)},`}`;
    const withPage = given === '' ? `${head}(first: ${page})` : `${head} first: ${page})`;
    const fields = named.getFields();
    const rest = Object.values(fields)
      .filter(({ name, type }) => !pageParts.has(name) && isLeafType(getNamedType(type)))
      .map(({ name }) => name);
    for (const each of Object.keys(fields)) this.asked.add(`${named.name}.${each}`);
    const around = [
      'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }',
      'edges { cursor }',
      ...rest,
    ].join(' ');
    const nodes = fields['nodes'];
    if (nodes === undefined) throw new Error(`${named.name} has no nodes`);
    return {
      step: {
        head: withPage,
        wrap: (inner) => `{ ${around} nodes { ${inner} } }`,
        leaves,
        inner: [],
        cost: { ...score, add: (score.add ?? 0) + 9 + rest.length, rows: page },
      },
      type: getNamedType(nodes.type) as Composite,
    };
  }
}

interface Beginning {
  readonly field: GraphQLField<unknown, unknown>;
  readonly given: string;
  readonly deepest: number;
}

interface Place {
  readonly level: number;
  readonly alias: string;
}

interface Open {
  readonly step: Step;
  readonly type: Composite;
}

const pageParts: ReadonlySet<string> = new Set(['edges', 'nodes', 'pageInfo']);
const inBraces = (inner: string) => `{ ${inner} }`;

const fragmentOf = (type: string): Step => ({
  head: `... on ${type}`,
  wrap: inBraces,
  leaves: [],
  inner: [],
  cost: { weight: 0, rows: 1 },
});

/** Fields of several types that may stand for each other have names of their own: they may differ in type. */
function nameOf({ name }: { readonly name: string }, alias: string, index: number): string {
  if (alias === '' && index === 0) return name;
  return `${alias}${index === 0 ? '' : `other${index}_`}${name}: ${name}`;
}

const scoreOf = ({ extensions }: GraphQLField<unknown, unknown>): FieldScore =>
  (extensions['score'] as FieldScore | undefined) ?? {};

/** The orders that a list can be asked for in, as arguments. */
export function ordersOf({ args }: GraphQLField<unknown, unknown>): readonly string[] {
  const type = args.find(({ name }) => name === 'sort')?.type;
  const named = type === undefined ? undefined : getNamedType(type);
  if (!isEnumType(named)) return [];
  return named.getValues().map(({ name }) => `(sort: ${name})`);
}

/** All fields of objects that can be reached from the root, but for those of pages. */
export function fieldsOf(schema: GraphQLSchema, root: GraphQLObjectType): readonly string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  const open: string[] = [root.name];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const type = schema.getType(name);
    if (isAbstractType(type)) open.push(...schema.getPossibleTypes(type).map((each) => each.name));
    if (!isObjectType(type)) continue;
    const isPart = name.endsWith('Edge') || name === 'PageInfo';
    for (const field of Object.values(type.getFields())) {
      if (!isPart) found.push(`${name}.${field.name}`);
      open.push(getNamedType(field.type).name);
    }
  }
  return found;
}
