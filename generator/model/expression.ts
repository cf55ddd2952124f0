import type { Code } from './code.ts';
import { propertyKey } from './names.ts';

/** Code of one value, as a tree: its parts are known before it is printed. */
export type Expression =
  /** A name of a module of the run time, such as `d.string`, called where it has arguments. */
  | { readonly name: string; readonly args?: readonly Expression[] }
  /** Value that JSON can contain. */
  | { readonly value: unknown }
  | { readonly members: readonly (readonly [name: string, value: Expression])[] }
  /** Name of an expression that the module defines before. */
  | { readonly shape: string }
  /** Function of one value that calls a named expression that is defined later. */
  | { readonly later: string };

/** A name of the runtime; with arguments a call. */
export const runtime = (name: string, ...args: readonly Expression[]): Expression =>
  args.length === 0 ? { name } : { name, args };

export const createLiteral = (value: unknown): Expression => ({ value });

/** The name of the run time that an expression is, or calls; null for all else. */
export const getExpressionName = (expression: Expression): string | null =>
  'name' in expression ? expression.name : null;

/** Direct parts of an expression. */
function listExpressionParts(expression: Expression): readonly Expression[] {
  if ('members' in expression) return expression.members.map(([, value]) => value);
  return 'args' in expression ? (expression.args ?? []) : [];
}

/** Names of named expressions within an expression, at any depth. */
export function shapesIn(expression: Expression): readonly string[] {
  if ('shape' in expression) return [expression.shape];
  if ('later' in expression) return [expression.later];
  return listExpressionParts(expression).flatMap(shapesIn);
}

/** Codes of expressions, which are never changed. */
const printed = new WeakMap<Expression, Code>();

/** The expression as source, which uses the modules of the run time that it names. */
export function printExpression(expression: Expression): Code {
  let code = printed.get(expression);
  if (code === undefined) {
    code = { text: printText(expression), uses: listModules(expression) };
    printed.set(expression, code);
  }
  return code;
}

/** Names of modules in an expression: `d` of `d.string`. */
function listModules(expression: Expression): readonly string[] {
  const [own] = 'name' in expression ? expression.name.split('.', 1) : [];
  const inner = listExpressionParts(expression).flatMap((part) => printExpression(part).uses);
  return [...new Set([...(own === undefined ? [] : [own]), ...inner])];
}

function printText(expression: Expression): string {
  if ('value' in expression) return JSON.stringify(expression.value);
  if ('shape' in expression) return expression.shape;
  if ('later' in expression) return `(v) => ${expression.later}(v)`;
  if ('members' in expression) {
    const members = expression.members.map(
      ([name, value]) => `${propertyKey(name)}: ${printExpression(value).text}`,
    );
    return `{ ${members.join(', ')} }`;
  }
  const { name, args } = expression;
  return args === undefined
    ? name
    : `${name}(${args.map((each) => printExpression(each).text).join(', ')})`;
}
