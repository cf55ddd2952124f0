import type {
  Model,
  OperationModel,
  ParameterModel,
  ResourceModel,
  StandardBody,
} from '../model/model.ts';
import { type Code, code, imported } from '../model/code.ts';
import { printExpression, type Expression, getExpressionName } from '../model/expression.ts';
import { member } from '../model/names.ts';
import { sharedIn } from '../model/shared-shapes.ts';
import { memberName, type RequestPart } from '../runtime/faults.ts';
import type { ParameterPlan } from '../runtime/parameter-plan.ts';
import { ofRuntime, type PrintedModule, importTypes, importModule } from './printed-module.ts';
import { printModule } from './template.ts';
import { withEachBody } from './validators.ts';

interface Step {
  /** Target of the value: `params.id`. */
  readonly target: string;
  /** The call that decodes it; undefined when the value is absent or wrong. */
  readonly call: Code;
  /** True where null is a value. */
  readonly nullable: boolean;
  /** True where an absent value leaves no property. */
  readonly optional: boolean;
  /** Fallback value: the default, or undefined after the parameter is reported as missing. */
  readonly otherwise: string;
}

/** Decoders that are more than a name are made once per module and shared by shape. */
class Constants {
  /** Constants by their printed source. */
  readonly #names = new Map<string, { readonly name: string; readonly decoder: Expression }>();
  readonly #plans = new Map<string, string>();

  name(decoder: Expression): Code {
    const printed = printExpression(decoder);
    if ('name' in decoder && decoder.args === undefined) return printed;
    let known = this.#names.get(printed.text);
    if (known === undefined) {
      known = { name: `decoder${this.#names.size + 1}`, decoder };
      this.#names.set(printed.text, known);
    }
    return code`${known.name}`;
  }

  plan(plan: ParameterPlan): string {
    const source = JSON.stringify(plan);
    const name = this.#plans.get(source) ?? `plan${this.#plans.size + 1}`;
    this.#plans.set(source, name);
    return name;
  }

  /** @param kept expressions that keep the declared parts of bodies */
  list(
    shapes: Model['shapes'],
    kept: readonly Expression[],
  ): { name: string; source: Code; type: Code | null }[] {
    const listShared = (expressions: readonly Expression[], type: Code | null) =>
      sharedIn(expressions, shapes).flatMap((name) => {
        const shape = shapes[name];
        return shape === undefined ? [] : [{ name, source: printExpression(shape), type }];
      });
    const decoders = [...this.#names.values()].map(({ decoder }) => decoder);
    return [
      ...listShared(decoders, null),
      // Recursive decoders need an explicit type, which cannot be inferred.
      ...listShared(kept, code`${imported('k')}.Keep`),
      ...[...this.#names.values()].map(({ name, decoder }) => ({
        name,
        source: printExpression(decoder),
        type: null,
      })),
      ...[...this.#plans].map(([source, name]) => ({
        name,
        source: code`${source}`,
        type: imported('ParameterPlan'),
      })),
    ];
  }
}

/** `filter[name]` arrives as a member of `filter`. */
function printMember(tree: string, name: string): Code {
  const keys = /^([^[\]]+)((?:\[[^[\]]+\])+)$/.exec(name);
  if (keys === null) return code`${member(tree, name)}`;
  const [, first = '', rest = ''] = keys;
  return code`${imported('d')}.at(${tree}, ${JSON.stringify([first, ...rest.slice(1, -1).split('][')])})`;
}

const imports = [
  importModule(ofRuntime('decode'), 'd'),
  importModule(ofRuntime('declared'), 'k'),
  importTypes(ofRuntime('faults'), 'Faults'),
  importTypes(ofRuntime('operation'), 'DecodedInput', 'RawInput'),
  importTypes(ofRuntime('parameter-plan'), 'ParameterPlan'),
  importModule(ofRuntime('text-values'), 't'),
];

/** Renders one function per operation that converts the request to declared names and types. */
export function renderDecoders(resource: ResourceModel, shapes: Model['shapes']): PrintedModule {
  const constants = new Constants();
  const all = withEachBody(resource);
  const operations = all.map((operation) => printDecoding(operation, constants, shapes));
  const kept = all.flatMap(({ standardBody }) => standardBody?.keep ?? []);
  const data = { constants: constants.list(shapes, kept), operations };
  return printModule('decoders', data, imports);
}

/** Decoders that accept null. */
const WITH_NULL: ReadonlySet<string | null> = new Set([
  ...['d.any', 'd.anyLong', 'd.nullable', 't.json'],
]);

type Decoded = Pick<ParameterModel, 'decoder' | 'required' | 'default' | 'refusesEmpty'>;

/** Tells whether a decoder, which may be a named one, accepts null. */
function mayBeNull(decoder: Expression, shapes: Model['shapes']): boolean {
  const meant = 'shape' in decoder ? shapes[decoder.shape] : decoder;
  return meant !== undefined && WITH_NULL.has(getExpressionName(meant));
}

/** Parts of the function that decodes the request of an operation. */
function printDecoding(operation: OperationModel, constants: Constants, shapes: Model['shapes']) {
  const { pathParameters, query, headers, cookies, body, wholeBody, standardBody } = operation;
  const createStep = (parameter: Decoded, source: Code, target: string, place: string): Step => {
    const { decoder, required, default: usual, refusesEmpty } = parameter;
    const label = JSON.stringify(place);
    return {
      target,
      call: code`${constants.name(decoder)}(${source}, ${label}, faults)`,
      nullable: mayBeNull(decoder, shapes),
      optional: !required && usual === null,
      otherwise:
        usual === null
          ? `faults.${refusesEmpty ? 'missingText' : 'missing'}(${label})`
          : JSON.stringify(usual.value),
    };
  };
  const createPartStep =
    (part: string, place: RequestPart, sourceOf: (name: string, index: number) => Code) =>
    (parameter: ParameterModel, index: number) => {
      const { name, plan } = parameter;
      const source =
        plan === null ? sourceOf(name, index) : printPlannedSource(plan, index, constants);
      return createStep(parameter, source, member(part, name), memberName(place, name));
    };
  const steps = [
    ...pathParameters.map(createPartStep('params', 'path', (_, index) => code`path[${index}]`)),
    ...query.map(createPartStep('query', 'query', (name) => printMember('merged', name))),
    ...headers.map(
      createPartStep('headers', 'header', (name) => code`header(${JSON.stringify(name)})`),
    ),
    ...cookies.map(createPartStep('cookies', 'cookie', () => code``)),
    ...(standardBody === null ? (body?.properties ?? []) : []).map(
      createPartStep('body', 'body', (name) => code`${member('merged', name)}`),
    ),
  ];
  if (wholeBody !== null && standardBody === null) {
    const { decoder, required } = wholeBody;
    const whole = {
      decoder,
      required,
      refusesEmpty: false,
      default: required ? null : { value: null },
    };
    steps.push(createStep(whole, code`whole`, 'const body: unknown', 'body'));
  }
  const isPlanned = [...pathParameters, ...query, ...headers, ...cookies].some(
    ({ plan }) => plan !== null,
  );
  const used = [
    ...(isPlanned ? ['parameters'] : []),
    ...(pathParameters.length > 0 && !isPlanned ? ['path'] : []),
    ...((query.length > 0 && !isPlanned) || body !== null || standardBody?.form != null
      ? ['merged']
      : []),
    ...(headers.length > 0 && !isPlanned ? ['header'] : []),
    ...(wholeBody === null || standardBody?.json === null ? [] : ['whole']),
    ...(standardBody === null ? [] : ['kind']),
  ];
  const objects = [
    ...(pathParameters.length > 0 ? ['params'] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(headers.length > 0 ? ['headers'] : []),
    ...(cookies.length > 0 ? ['cookies'] : []),
    ...(body === null || standardBody !== null ? [] : ['body']),
  ];
  const made = new Set([...objects, ...((wholeBody ?? standardBody) === null ? [] : ['body'])]);
  return {
    ...operation,
    argument: used.length === 0 ? '_' : `{ ${used.join(', ')} }`,
    held: steps.some(({ optional, nullable }) => optional || nullable),
    objects: objects.map((name) => ({ name, source: printEmpty(name, steps) })),
    steps,
    takesFaults: steps.length > 0 || standardBody !== null,
    whole:
      standardBody === null ? null : printWholeSource(standardBody, wholeBody !== null, constants),
    keep: standardBody?.keep == null ? null : printExpression(standardBody.keep),
    returned: Object.entries({
      params: '{}',
      query: '{}',
      headers: '{}',
      ...(cookies.length > 0 && { cookies: '{}' }),
      body: 'null',
    })
      .map(([part, none]) => (made.has(part) ? part : `${part}: ${none}`))
      .join(', '),
  };
}

/** An object to put values into: one without a prototype has `__proto__` as a member like any other. */
const printEmpty = (part: string, steps: readonly Step[]): string =>
  steps.some(({ target }) => target === member(part, '__proto__')) ? 'Object.create(null)' : '{}';

/** Expression that reads a parameter from the request. */
function printPlannedSource(plan: ParameterPlan, index: number, constants: Constants): Code {
  const position = plan.in === 'path' ? `, ${index}` : '';
  return code`parameters.${plan.in}(${constants.plan(plan)}${position})`;
}

/** The expression of a body that is read by the standard: undefined where none is sent. */
function printWholeSource(
  { required, json, form }: StandardBody,
  isWhole: boolean,
  constants: Constants,
): Code {
  const call = (decoder: Expression, source: string) =>
    code`${constants.name(decoder)}(${source}, "body", faults)`;
  const ofJson = json === null ? null : call(json, isWhole ? 'whole' : 'merged');
  const ofForm = form === null ? null : call(form, 'merged');
  const read =
    ofForm === null || ofJson === null
      ? (ofForm ?? ofJson ?? code`undefined`)
      : code`kind === 'form' ? ${ofForm} : ${ofJson}`;
  return code`kind === 'none' ? ${required ? 'faults.missing("body")' : 'undefined'} : ${read}`;
}
