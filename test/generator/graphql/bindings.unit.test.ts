import { describe, expect, it } from 'vitest';
import { bound, generated } from './kilns.ts';

describe('types of the document', () => {
  it('take descriptions, conversions and what loads them from its schemas', () => {
    const { files, faults } = generated(
      bound(`"Global id."
  id: ID!
  fuel: Fuel!
  maxHeat: Int!
  litAt: Time
  shelves: ShelfConnection
  "In metres."
  height: Float @property(name: "size.height")
  "Where it is."
  place("In words." long: Boolean = false): String`),
    );
    expect(faults).toEqual([]);
    const printed = files.get('graphql/schema/kilns.ts') ?? '';
    expect(printed).toContain(`resolve: c.property("id", c.globalId("Kiln"), null, rest)`);
    expect(printed).toContain(`resolve: c.property("fuel", c.upper, null, rest)`);
    expect(printed).toContain(`'Since when it burns.', { resolve: c.property("lit_at", c.time`);
    expect(printed).toContain(`c.property("size.height", c.same, null, rest)`);
    expect(printed).toContain(`resolve: d.connection(c.property("shelves", c.same, null, rest))`);
    expect(printed).toContain(`d.object(t, 'ShelfConnection'`);
    expect(printed).toContain(`count: d.field(`);
    const types = files.get('graphql/resolvers.ts') ?? '';
    expect(types).toContain(`export type KilnSource = Source<Kiln, 'id'>;`);
    expect(types).toContain('readonly place: (source: KilnSource, args: {');
    expect(types).not.toContain('readonly maxHeat');
  });

  it('show parts of properties, objects by their ids, and values that are always the same', () => {
    const { files, faults } = generated(
      `${bound(`  page: String @property(name: "page_url", as: path)
  "The one below."
  below: Kiln @property(name: "below_id")
  "Whether it is lit."
  lit: String @property(name: "is_lit")
  firing: Firing
  "Hash."
  hash: ID @globalId(types: ["Hash"])
  "Nothing."
  none: String @always(value: null)`)}
enum Firing { slowDraw fullFire }
"A firing."
type FiringReport @carries(ids: ["report_id", "kiln_id"]) {
  "Global id."
  id: ID! @property(name: "report_id") @globalId(types: ["Report"])
  "Its kiln."
  kiln: Kiln @property(name: "kiln_id")
  "Whether it went well."
  good: Boolean! @always(value: true)
  "How it went."
  told: String!
}`,
    );
    expect(faults).toEqual([]);
    const printed = files.get('graphql/schema/kilns.ts') ?? '';
    expect(printed).toContain('c.property("page_url", c.path, null, rest)');
    expect(printed).toContain('c.property("below_id", c.keyed("id"), null, rest)');
    expect(printed).toContain('c.property("is_lit", c.asText, null, rest)');
    expect(printed).toContain('c.property("firing", c.camel, null, rest)');
    expect(printed).toContain('c.property("hash", c.globalId("Hash"), null, rest)');
    expect(printed).toContain(`'Nothing.', { resolve: c.always(null) })`);
    expect(printed).toContain('c.property("report_id", c.globalId("Report"))');
    expect(printed).toContain('c.property("kiln_id", c.keyed("id"))');
    expect(printed).toContain('c.always(true)');
    expect(files.get('graphql/resolvers.ts')).toContain(
      'export interface FiringReportSource {\n  readonly report_id: number;\n  readonly kiln_id: number;\n  readonly told: string;\n}',
    );
  });

  it('print the bounds that the document states into arguments', () => {
    const { files, faults } = generated(`${bound(`  "Others."
  others("Their names." names: [String!] @parameter(name: "tags") "How hot." maxHeat: Int "Any." free: String
    filter: KilnFilter "Some." more: String @bound(maxLength: 5)): String @resolver(like: "createKiln")`)}
input KilnFilter @like(schema: "Shelf") {
  name: String
}`);
    expect(faults).toEqual([]);
    const printed = files.get('graphql/schema/kilns.ts') ?? '';
    expect(printed).toContain(
      `'Their names. Maximum: 3 values, each 20 characters.', { extensions: { bound: {"maxItems":3,"maxLength":20} } })`,
    );
    expect(printed).toContain(`'How hot.', { extensions: { bound: {"maximum":2000} } })`);
    expect(printed).toContain(`free: d.argument(t.of('String'), 'Any.')`);
    expect(printed).toContain(
      `'Some. Maximum: 5 characters.', { extensions: { bound: {"maxLength":5} } })`,
    );
    expect(printed).toContain(`'Name of the shelf. Maximum: 40 characters.'`);
  });

  it('have fields of their own beside the parts of their lists', () => {
    const { files, faults } = generated(
      `${bound(`  shelves: ShelfConnection
  "Spare ones."
  spare: ShelfConnection @resolver`)}
"A page of shelves."
type ShelfConnection {
  "How wide all are together."
  width: Int! @resolver
}`,
    );
    expect(faults).toEqual([]);
    const printed = files.get('graphql/schema/kilns.ts') ?? '';
    expect(printed.match(/width: d\.field\(/g)).toHaveLength(1);
    expect(printed).toContain(`d.ofPages(f('kilns', 'ShelfConnection', 'width'))`);
    expect(files.get('graphql/resolvers.ts')).toContain(
      'readonly width: (source: Pages<ShelfSource>, args: {}',
    );
  });

  it.each([
    ['a property that is not there', '  "Hot."\n  heat: Int', 'graphql-property-missing 12:3'],
    ['null where it cannot be', '  litAt: Time!', 'graphql-type-pair 12:3'],
    ['types without a conversion', '  maxHeat: Boolean', 'graphql-type-pair 12:3'],
    [
      'an unknown part',
      '  page: String @property(name: "page_url", as: host)',
      'graphql-type-pair 12:3',
    ],
    [
      'an id of what has no key',
      '  shelf: Shelf @property(name: "max_heat")',
      'graphql-type-pair 12:3',
    ],
    ['a type that no file has', '  maxHeat: Heat', 'graphql-type-missing 12:12'],
    ['no description', '  place: String @resolver', 'graphql-description 12:3'],
    ['a field twice', '  fuel: Fuel!\n  fuel: Fuel!', 'graphql-field-twice 13:3'],
  ])('refuse %s, and say where', (_, fields, fault) => {
    expect(generated(bound(fields)).faults).toContain(fault);
  });

  it('refuse schemas, operations and texts that are none', () => {
    expect(generated('type A @of(schema: "Nothing") { a: Int }').faults).toContain(
      'graphql-schema-missing 1:6',
    );
    const mutation = '"Do."\ntype Mutation { "Lights." light: Boolean @operation(id: "light") }';
    expect(generated(mutation).faults).toContain('graphql-operation-missing 2:17');
    const member = '"A."\ntype A @carries(ids: ["b_id"]) { "C." c: Int @property(name: "c_id") }';
    expect(generated(member).faults).toContain('graphql-property-missing 2:34');
    expect(generated('type A {').faults).toEqual(['graphql-syntax 1:9']);
  });
});

describe('types with the fields of another', () => {
  it('take its functions and what loads it, and carry ids beside', () => {
    const { files, faults } = generated(
      `${bound('  fuel: Fuel!\n  "Where it is."\n  place: String @resolver')}
"A kiln at a fair."
type FairKiln @fieldsOf(type: "Kiln") @carries(ids: ["fair_id"]) {
  "Where it stands there."
  stand: String @resolver
}
"A fair."
type Fair @carries(ids: ["town_id"], texts: ["season"]) {
  "How many came."
  visitors: Int @resolver
}`,
    );
    expect(faults).toEqual([]);
    const printed = files.get('graphql/schema/kilns.ts') ?? '';
    const own = printed.slice(printed.indexOf(`'FairKiln'`));
    expect(own).toContain(`resolve: d.resolver(f('kilns', 'Kiln', 'place'))`);
    expect(own).toContain(`resolve: d.resolver(f('kilns', 'FairKiln', 'stand'))`);
    expect(own).toContain(`d.rest('id', f('kilns', 'Kiln', 'load'))`);
    const types = files.get('graphql/resolvers.ts') ?? '';
    expect(types).toContain(
      `export type FairKilnSource = Source<Kiln, 'id'> & {\n  readonly fair_id: number;\n};`,
    );
    expect(types).toContain(
      'export interface FairSource {\n  readonly town_id: number;\n  readonly season: string;\n}',
    );
    expect(types.match(/readonly place:/g)).toHaveLength(1);
    expect(types.match(/readonly load:/g)).toHaveLength(1);
  });
});

describe('mutations', () => {
  it('print an input and a payload, described by the operation', () => {
    const { files, faults } = generated(
      `${bound('"Global id."\n  id: ID!')}
"What can be changed."
type Mutation { "Builds a kiln." kilnCreate(maxHeat: Int): Kiln @operation(id: "createKiln") }`,
    );
    expect(faults).toEqual([]);
    const printed = files.get('graphql/schema/kilns.ts') ?? '';
    expect(printed).toContain(`maxHeat: d.argument(t.of('Int'), 'Highest temperature.')`);
    expect(printed).toContain(
      `d.mutation(f('kilns', 'Mutation', 'kilnCreate'), ['createKiln'], 'kiln')`,
    );
    expect(files.get('graphql/resolvers.ts')).toContain(
      "readonly kilnCreate: (input: KilnCreateInput, operations: Pick<Operations, 'createKiln'>",
    );
    expect(files.get('graphql/schema.ts')).toContain(
      "createKiln: async () => (await import('../kilns/routes.ts')).createKiln",
    );
  });
});

describe('a foreign type system', () => {
  it('is generated without our directives', () => {
    const { files, faults } = generated(`interface Node { id: ID! }
type Pot implements Node { id: ID! kilns(first: Int = 3): [String!] }
union Thing = Pot
enum PotSource { CLAY }
type Fired { query: Query pot: Pot }
input Search { text: String = "pot" }
type Query { pot(search: Search): Thing }
type Mutation { fire(id: ID!): Fired }`);
    expect(faults).toEqual([]);
    const types = files.get('graphql/resolvers.ts') ?? '';
    expect(types).toContain('readonly pot: (args: {');
    // A type of the schema may have the name that the sources of another would have.
    expect(types).toContain('export interface SourceOfPot {');
    expect(types).toContain('export type QuerySource = object;');
    expect(types).toContain(`readonly __typename: 'Pot'`);
    expect(files.get('graphql/schema/kilns.ts')).toContain(`default: { value: "pot" }`);
  });
});
