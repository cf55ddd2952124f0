import { describe, expect, it } from 'vitest';
import { bound, generated } from './kilns.ts';

const ids = `"Id of a kiln."
scalar KilnID @globalId(types: ["Kiln"])
`;

const mapped = (fields: string, rest = '') => generated(`${ids}${bound(fields)}${rest}`);

/** A query with these arguments, which are mapped. */
const asked = (given: string, except = '') =>
  `  "Others."
  others(
    ${given}
  ): String @resolver(like: "fireKiln") @mapped(to: "Firing"${except})`;

const argumentsOf = ({ files }: ReturnType<typeof generated>) =>
  files.get('graphql/arguments/kilns.ts') ?? '';

describe('arguments that are mapped', () => {
  it('are printed as the parameters and properties that they stand for', () => {
    const output = mapped(
      asked(
        `"Heat." maxHeat: Int "Fuel." fuel: Fuel! "State." state: BurningState
    "Stack." stack: [String] @parameter(name: "tags") "Kiln." kiln: KilnID @parameter(name: "kiln_id")
    "Shelves." shelves: [KilnID!] @parameter(name: "shelf_ids") "Number." number: ID @parameter(name: "kiln_id")
    "Name." named: ID @parameter(name: "kiln_id") @globalId(types: ["Kiln", "Oven"])
    "Since." since: String @filter(as: integer) "Colours." colours: [Fuel!] @filter(as: lower)
    "Skipped." skipped: Boolean`,
        ', except: "skipped"',
      ),
      'enum BurningState { litNow outCold }',
    );
    expect(output.faults).toEqual([]);
    expect(argumentsOf(output))
      .toBe(`// Generated from spec/graphql/kilns.graphql; do not edit. Run \`npm run generate\`.
import * as r from '../../../generator/runtime/graphql/read.ts';
import type { FiringArguments } from '../resolvers.ts';

export const toFiring = (a: FiringArguments, app: string) => ({
  ...(a.colours != null && { colours: a.colours.map((each) => r.lower(each)) }),
  fuel: r.lower(a.fuel),
  ...(a.kiln != null && { kiln_id: r.readIdNumber(a.kiln) }),
  ...(a.maxHeat !== undefined && { max_heat: a.maxHeat }),
  ...(a.named != null && { kiln_id: r.parseGlobalIdNumber(r.readGlobalIdEnd(app, a.named, "Kiln", "Oven")) }),
  ...(a.number != null && { kiln_id: r.parseGlobalIdNumber(a.number) }),
  ...(a.shelves != null && { shelf_ids: a.shelves.map((each) => r.readIdNumber(each)) }),
  ...(a.since != null && { since: r.readIidNumber(a.since) }),
  ...(a.stack != null && { tags: r.listWords(a.stack) }),
  ...(a.state !== undefined && { state: a.state === null ? null : r.snake(a.state) }),
});
`);
    const types = output.files.get('graphql/resolvers.ts') ?? '';
    expect(types).toContain('export interface FiringArguments {');
    expect(types).toContain('  readonly skipped?: boolean | null | undefined;');
    expect(output.files.get('graphql/schema/kilns.ts')).not.toContain('mapped');
  });

  it('may be those of several fields, and of inputs within', () => {
    const output = mapped(
      `${asked('"Fuel." fuel: Fuel! "Not." not: Unlike @filter')}
  "More."
  more("Fuel." fuel: Fuel "Heat." maxHeat: Int @parameter(null: absent)): String
    @resolver(like: "fireKiln") @mapped(to: "Firing")`,
      'input Unlike @like(operation: "fireKiln") @mapped(to: "Unlike") { fuel: Fuel! }',
    );
    expect(output.faults).toEqual([]);
    expect(argumentsOf(output)).toContain(`export const toFiring = (a: FiringArguments) => ({
  ...(a.fuel != null && { fuel: r.lower(a.fuel) }),
  ...(a.maxHeat != null && { max_heat: a.maxHeat }),
  ...(a.not != null && { not: toUnlike(a.not) }),
});

export const toUnlike = (a: Unlike) => ({
  fuel: r.lower(a.fuel),
});`);
  });

  it.each([
    ['no counterpart', asked('heat: Int'), 'graphql-argument-unmapped 16:5'],
    ['types without a conversion', asked('fuel: Int'), 'graphql-argument-pair 16:5'],
    ['a list for one value', asked('fuel: [Fuel!]'), 'graphql-argument-pair 16:5'],
    ['a value for a list', asked('tags: String'), 'graphql-argument-pair 16:5'],
    ['words of a list alone', asked('kind: Fuel @filter'), 'graphql-argument-pair 16:5'],
    ['an unknown conversion', asked('a: Int @filter(as: big)'), 'graphql-conversion-missing 16:5'],
    [
      'an unknown exception',
      asked('maxHeat: Int', ', except: "heat"'),
      'graphql-argument-missing 14:3',
    ],
    [
      'another way of one name',
      `${asked('maxHeat: Int')}\n${asked('maxHeat: Int @filter').replaceAll('thers', 'nes')}`,
      'graphql-mapping-twice 20:5',
    ],
  ])('are refused with %s, by their place', (_, fields, fault) => {
    expect(mapped(fields).faults).toContain(fault);
  });
});

describe('fields with the arguments of another', () => {
  it('have those beside their own, by name', () => {
    const { files, faults } = mapped(`  "Others."
  others("Name." name: String "Heat." maxHeat: Int "Age." age: Int): String @resolver
  "More."
  more("Fuel." fuel: Fuel): String @resolver @argumentsOf(field: "Kiln.others", except: "age")`);
    expect(faults).toEqual([]);
    expect(files.get('graphql/schema/kilns.ts')).toContain(
      `{ args: { fuel: d.argument(t.of('Fuel'), 'Fuel.'), maxHeat: d.argument(t.of('Int'), 'Heat.'), name: d.argument(t.of('String'), 'Name.'), }`,
    );
  });

  it('are refused with a field or an argument that is none', () => {
    const fields = (given: string) => `  "Fuel."\n  fuels: String @resolver @argumentsOf(${given})`;
    expect(mapped(fields('field: "Kiln.no"')).faults).toContain('graphql-field-missing 14:3');
    expect(mapped(fields('field: "Kiln.fuels"')).faults).toContain('graphql-field-missing 14:3');
    const others = `${asked('maxHeat: Int')}\n${fields('field: "Kiln.others", except: "no"')}`;
    expect(mapped(others).faults).toContain('graphql-argument-missing 18:3');
  });
});

describe('mutations that are one operation', () => {
  const mutation = (given: string, type = 'Kiln') =>
    mapped(
      '"Global id."\n  id: ID!',
      `"Changes."
type Mutation {
  "Fires a kiln."
  kilnFire("Kiln." id: KilnID!, "Fuel." fuel: Fuel!, "Heat." maxHeat: Int): ${type} @operation(id: "fireKiln", ${given})
}
"None." type KilnFirePayload @payload`,
    );

  it('are printed without a function by hand', () => {
    const output = mutation('params: { kiln_id: "id" }');
    expect(output.faults).toEqual([]);
    expect(argumentsOf(output)).toContain(`export const mutations = {
  kilnFire: async (a: KilnFireInput, { fireKiln }: Pick<Operations, 'fireKiln'>) => {
    const { body } = await fireKiln({ params: { kiln_id: r.readIdNumber(a.id) }, body: { fuel: r.lower(a.fuel), ...(a.maxHeat !== undefined && { max_heat: a.maxHeat }) } });
    return { kiln: { id: body.id } };
  },
};`);
    expect(output.files.get('graphql/schema/kilns.ts')).toContain(
      `d.mutation(d.printed(() => import('../arguments/kilns.ts'), 'kilnFire'), ['fireKiln'], 'kiln')`,
    );
    expect(output.files.get('graphql/resolvers.ts')).not.toContain('readonly kilnFire: (');
    expect(argumentsOf(mutation('params: { kiln_id: "id" }', 'KilnFirePayload'))).toContain(
      'return {};',
    );
  });

  it.each([
    ['an argument', 'params: { kiln_id: "kiln" }'],
    ['a parameter', 'params: { kiln_id: "id", shelf_id: "fuel" }'],
    ['a parameter of the path', 'params: {}'],
  ])('are refused without %s that they need', (_, given) => {
    expect(mutation(given).faults).toContain('graphql-argument-missing 19:3');
  });
});
