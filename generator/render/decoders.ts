import type { OperationModel, ParameterModel, ResourceModel } from '../model/model.ts';
import { member } from '../model/names.ts';
import { print } from './template.ts';

interface Step {
  readonly decoder: string;
  readonly source: string;
  readonly label: string;
  readonly target: string;
  readonly default: string | null;
  readonly required: boolean;
}

/** Decoders that are more than a name are made once per module and shared by shape. */
class Constants {
  readonly #names = new Map<string, string>();

  name(decoder: string): string {
    if (/^d\.\w+$/.test(decoder)) return decoder;
    let name = this.#names.get(decoder);
    if (name === undefined) {
      name = `decoder${this.#names.size + 1}`;
      this.#names.set(decoder, name);
    }
    return name;
  }

  list(): { name: string; source: string }[] {
    return [...this.#names].map(([source, name]) => ({ source, name }));
  }
}

/** `filter[name]` arrives as a member of `filter`. */
function within(tree: string, name: string): string {
  const keys = /^([^[\]]+)((?:\[[^[\]]+\])+)$/.exec(name);
  if (keys === null) return member(tree, name);
  const [, first = '', rest = ''] = keys;
  return `d.at(${tree}, ${JSON.stringify([first, ...rest.slice(1, -1).split('][')])})`;
}

/** One function per operation that turns what the request says into declared names and types. */
export function renderDecoders(resource: ResourceModel): string {
  const constants = new Constants();
  const operations = resource.operations.map((operation) => view(operation, constants));
  return print('decoders', { constants: constants.list(), operations });
}

function view(operation: OperationModel, constants: Constants) {
  const step = (parameter: ParameterModel, source: string, target: string): Step => ({
    decoder: constants.name(parameter.decoder),
    source,
    label: JSON.stringify(parameter.name),
    target: member(target, parameter.name),
    default: parameter.defaultSource,
    required: parameter.required && parameter.defaultSource === null,
  });
  const steps = [
    ...operation.pathParameters.map((parameter, index) =>
      step(parameter, `path[${index}]`, 'params'),
    ),
    ...operation.query.map((parameter) =>
      step(parameter, within('merged', parameter.name), 'query'),
    ),
    ...operation.headers.map((parameter) =>
      step(parameter, `header(${JSON.stringify(parameter.name)})`, 'headers'),
    ),
    ...(operation.body?.properties ?? []).map((parameter) =>
      step(parameter, member('merged', parameter.name), 'body'),
    ),
  ];
  const { wholeBody } = operation;
  if (wholeBody !== null) {
    steps.push({
      decoder: constants.name(wholeBody.decoder),
      source: 'whole',
      label: JSON.stringify('body'),
      target: 'body',
      default: null,
      required: wholeBody.required,
    });
  }
  const used = [
    ...(operation.pathParameters.length > 0 ? ['path'] : []),
    ...(operation.query.length > 0 || operation.body !== null ? ['merged'] : []),
    ...(operation.headers.length > 0 ? ['header'] : []),
    ...(wholeBody === null ? [] : ['whole']),
  ];
  return {
    ...operation,
    argument: used.length === 0 ? '_' : `{ ${used.join(', ')} }`,
    any: steps.length > 0,
    hasBody: operation.body !== null,
    whole: wholeBody !== null,
    anyBody: operation.body !== null || wholeBody !== null,
    steps,
  };
}
