import type { FieldDefinitionNode, InputValueDefinitionNode } from 'graphql';
import type { Schema } from '../load/document.ts';
import type { OperationModel, ParameterModel } from '../model/model.ts';
import type { Counterparts } from './counterparts.ts';
import { readDirectives } from './directives.ts';
import type { Mappings } from './mappings.ts';
import type { MappedMember, PrintedMutation, SourceModel } from './model.ts';

/**
 * A mutation that is one operation: its arguments are the parameters of the path that the directive names, and
 * properties of the body. Null for a mutation with a function of its own.
 * @param object source of the object in the payload; null where there is none
 */
export function printedMutation(
  node: FieldDefinitionNode,
  object: SourceModel | null,
  counterparts: Counterparts,
  mappings: Mappings,
): PrintedMutation | null {
  const { operation: given } = readDirectives(node);
  const operation = counterparts.operation(given?.ids[0] ?? '');
  if (given?.params == null || operation === undefined) return null;
  const inputs = new Map((node.arguments ?? []).map((input) => [input.name.value, input]));
  const params = Object.entries(given.params).flatMap(([name, argument]) => {
    const input = inputs.get(argument);
    const parameter = operation.pathParameters.find((each) => each.name === name);
    if (input === undefined || parameter === undefined) {
      const message =
        input === undefined
          ? `there is no argument ${argument}`
          : `the path of ${operation.id} has no parameter ${name}`;
      const advice = 'Name the argument of each parameter of the path';
      mappings.refuse(node, 'graphql-argument-missing', message, advice);
      return [];
    }
    inputs.delete(argument);
    const member = mappings.memberOf(input, () => [parameter.schema]);
    if (member === null) return [];
    // A path of a project or group stays a text: as a number it would be an id.
    const isNumber = mappings.isNumber(parameter.schema);
    return [{ ...member, name, ...(!isNumber && { read: (value: string) => value }) }];
  });
  const missing = operation.pathParameters.find(({ name }) => !(name in (given.params ?? {})));
  if (missing !== undefined) {
    const message = `the parameter ${missing.name} of the path of ${operation.id} has no argument`;
    mappings.refuse(node, 'graphql-argument-missing', message, 'Name its argument in `params`');
  }
  return {
    operation: operation.id,
    params,
    body: operation.body === null ? null : mapBody([...inputs.values()], operation.body, mappings),
    hasHeaders: operation.headers.length > 0,
    key: object?.kind === 'body' ? object.key : null,
  };
}

function mapBody(
  inputs: readonly InputValueDefinitionNode[],
  { properties }: NonNullable<OperationModel['body']>,
  mappings: Mappings,
): MappedMember[] {
  const listSchemas = (name: string): Schema[] =>
    properties.filter((each: ParameterModel) => each.name === name).map(({ schema }) => schema);
  return inputs.flatMap((input) => mappings.memberOf(input, listSchemas) ?? []);
}
