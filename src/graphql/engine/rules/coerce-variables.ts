import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';
import { tellsReason } from './check-values.ts';
import type { Variables } from './measure.ts';
import { listLocations, type QueryError } from './static-error.ts';

interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
  readonly message?: string;
}

/** Limit on errors for one variable. */
const maxProblems = 20;
/** Limit on the characters of a value in errors. */
const maxShownChars = 1_000;

/** The given and default variables of an operation, or their errors. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  input: Variables,
): { readonly values: Variables; readonly errors: readonly QueryError[] } {
  // Names come from clients, and `__proto__` may be one of them.
  const values: Record<string, unknown> = { __proto__: null };
  const errors: QueryError[] = [];
  for (const node of operation.variableDefinitions ?? []) {
    const name = node.variable.name.value;
    const type = typeFromAST(schema, node.type as never) as GraphQLInputType | undefined;
    if (type === undefined) continue;
    const value = Object.hasOwn(input, name) ? input[name] : undefined;
    if (value === undefined && node.defaultValue !== undefined) {
      values[name] = valueFromASTUntyped(node.defaultValue);
      continue;
    }
    if (value === undefined && !isNonNullType(type)) continue;
    const problems: Problem[] = [];
    findProblems(value ?? null, type, [], problems);
    if (problems.length === 0) values[name] = value;
    else errors.push(createRefusal(name, type, value, problems, listLocations(node)));
  }
  return { values, errors };
}

function createRefusal(
  name: string,
  type: GraphQLInputType,
  value: unknown,
  problems: readonly Problem[],
  locations: { line: number; column: number }[],
): QueryError {
  const inner = problems
    .filter(({ path }) => path.length > 0)
    .map(({ path, explanation }) => `${path.join('.')} (${explanation})`);
  const where = inner.length === 0 ? '' : ` for ${inner.join(', ')}`;
  const message = `Variable $${name} of type ${String(type)} was provided invalid value${where}`;
  return { message, locations, extensions: { value: shortenValue(value), problems } };
}

/** A large value would be sent back with each of its failures. */
function shortenValue(value: unknown): unknown {
  const text = JSON.stringify(value ?? null);
  return text.length <= maxShownChars ? (value ?? null) : `${text.slice(0, maxShownChars)}...`;
}

function findProblems(
  value: unknown,
  type: GraphQLInputType,
  path: readonly (string | number)[],
  problems: Problem[],
): void {
  if (problems.length >= maxProblems) return;
  if (value === null || value === undefined) {
    if (isNonNullType(type)) {
      problems.push({ path, explanation: 'Expected value to not be null' });
    }
    return;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) {
    if (!Array.isArray(value)) {
      findProblems(value, inner.ofType, path, problems);
      return;
    }
    for (const [index, element] of (value as unknown[]).entries()) {
      findProblems(element, inner.ofType, [...path, index], problems);
    }
  } else if (isInputObjectType(inner)) {
    findProblemsOfObject(value, inner, path, problems);
  } else {
    try {
      if (inner.coerceInputValue(value) === undefined) throw new TypeError('no value');
    } catch (error) {
      const message = tellsReason(error) ? { message: error.message } : null;
      const explanation = message?.message ?? explainValue(value, inner);
      problems.push({ path, explanation, ...message });
    }
  }
}

function explainValue(value: unknown, type: GraphQLInputType): string {
  const text = String(JSON.stringify(shortenValue(value)));
  if (!isEnumType(type)) return `Could not coerce value ${text} to ${type.toString()}`;
  const names = type.getValues().map(({ name }) => name);
  return `Expected ${text} to be one of: ${names.join(', ')}`;
}

function findProblemsOfObject(
  value: unknown,
  type: GraphQLInputObjectType,
  path: readonly (string | number)[],
  problems: Problem[],
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const text = String(JSON.stringify(shortenValue(value)));
    problems.push({ path, explanation: `Expected ${text} to be a key-value object.` });
    return;
  }
  const fields = type.getFields();
  const members = value as Readonly<Record<string, unknown>>;
  for (const [name, member] of Object.entries(members)) {
    const field = fields[name];
    if (field === undefined) {
      const explanation = `Field is not defined on ${type.name}`;
      if (problems.length < maxProblems) problems.push({ path: [...path, name], explanation });
    } else {
      findProblems(member, field.type, [...path, name], problems);
    }
  }
  for (const field of Object.values(fields)) {
    if (isRequiredInputField(field) && !Object.hasOwn(members, field.name)) {
      problems.push({ path: [...path, field.name], explanation: 'Expected value to not be null' });
    }
  }
}
