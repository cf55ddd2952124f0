import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { PlanBudget } from './budget.ts';
import { matchesWithin, readExpression } from './regular-expressions.ts';
import type { Lookup } from './variables.ts';

/** Expression of `rules: if` and `only: variables`. */
export type Expression =
  | { readonly kind: 'variable'; readonly key: string }
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'pattern'; readonly source: string }
  | { readonly kind: 'not'; readonly of: Expression }
  | {
      readonly kind: Operator;
      readonly left: Expression;
      readonly right: Expression;
    };

type Operator = '==' | '!=' | '=~' | '!~' | '&&' | '||';

const maxExpressionChars = 10_000;
const maxDepth = 50;

const token =
  /\s*(?:\$(\w+)|"([^"]*)"|'([^']*)'|(null)\b|(==|!=|=~|!~|&&|\|\||\(|\)|!)|(\/(?:[^/\\\n]|\\.)+\/[ismU]*))/y;

/** Jobs of one configuration share expressions. */
const known = new GenerationalCache<string, { readonly expression: Expression | null }>(500);

/** Null for an invalid expression. */
export function parseExpression(text: string): Expression | null {
  if (text.length > maxExpressionChars) return null;
  const before = known.get(text);
  if (before !== undefined) return before.expression;
  const expression = parse(text);
  known.set(text, { expression });
  return expression;
}

function parse(text: string): Expression | null {
  const tokens = tokenize(text);
  return tokens === null ? null : new Parser(tokens).all();
}

type Token = Expression | Operator | '(' | ')' | '!';

function tokenize(text: string): readonly Token[] | null {
  const trimmed = text.trimEnd();
  const tokens: Token[] = [];
  const reader = new RegExp(token.source, 'y');
  while (reader.lastIndex < trimmed.length) {
    const found = reader.exec(trimmed);
    if (found === null) return null;
    const [, variable, double, single, none, operator, pattern] = found;
    const value = double ?? single;
    if (variable !== undefined) {
      tokens.push({ kind: 'variable', key: variable });
    } else if (value !== undefined) tokens.push({ kind: 'text', value });
    else if (none !== undefined) tokens.push({ kind: 'text', value: null });
    else if (operator !== undefined) tokens.push(operator as Operator | '(' | ')' | '!');
    else if (pattern !== undefined) {
      if (readExpression(pattern) === null) return null;
      tokens.push({ kind: 'pattern', source: pattern });
    }
  }
  return tokens;
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  all(): Expression | null {
    const expression = this.#chain('||', () => this.#chain('&&', () => this.#comparison()));
    return this.#at === this.#tokens.length ? expression : null;
  }

  #chain(operator: '&&' | '||', part: () => Expression | null): Expression | null {
    let left = part();
    while (left !== null && this.#tokens[this.#at] === operator) {
      this.#at += 1;
      const right = part();
      left = right === null ? null : { kind: operator, left, right };
    }
    return left;
  }

  #comparison(): Expression | null {
    const left = this.#operand();
    const operator = this.#tokens[this.#at];
    if (left === null) return null;
    if (operator !== '==' && operator !== '!=' && operator !== '=~' && operator !== '!~') {
      return left;
    }
    this.#at += 1;
    const right = this.#operand();
    return right === null ? null : { kind: operator, left, right };
  }

  #operand(): Expression | null {
    const next = this.#tokens[this.#at];
    if (next === undefined || this.#depth > maxDepth) return null;
    this.#at += 1;
    if (typeof next === 'object') return next;
    this.#depth += 1;
    const inner = next === '!' ? this.#operand() : next === '(' ? this.#inParentheses() : null;
    this.#depth -= 1;
    return next === '!' && inner !== null ? { kind: 'not', of: inner } : inner;
  }

  #inParentheses(): Expression | null {
    const inner = this.#chain('||', () => this.#chain('&&', () => this.#comparison()));
    if (this.#tokens[this.#at] !== ')') return null;
    this.#at += 1;
    return inner;
  }
}

/** Evaluates an expression: a variable alone is true if its value is not blank. */
export function isTrue(expression: Expression, lookup: Lookup, budget: PlanBudget): boolean {
  const value = evaluate(expression, lookup, budget);
  return typeof value === 'string' ? value.trim() !== '' : value === true;
}

/** Any text, also the empty one, is true for `&&` and `||`; only null and false are not. */
const isThere = (value: Value) => value !== null && value !== false;

type Value = string | boolean | null;

function evaluate(expression: Expression, lookup: Lookup, budget: PlanBudget): Value {
  const evaluatePart = (part: Expression) => evaluate(part, lookup, budget);
  switch (expression.kind) {
    case 'variable':
      return lookup(expression.key) ?? null;
    case 'text':
      return expression.value;
    case 'pattern':
      return expression.source;
    case 'not':
      return !isTrue(expression.of, lookup, budget);
    case '=~':
      return matches(expression.left, expression.right, lookup, budget);
    case '!~':
      return !matches(expression.left, expression.right, lookup, budget);
    case '==':
      return evaluatePart(expression.left) === evaluatePart(expression.right);
    case '!=':
      return evaluatePart(expression.left) !== evaluatePart(expression.right);
    case '&&':
    case '||': {
      const left = evaluatePart(expression.left);
      return isThere(left) === (expression.kind === '&&') ? evaluatePart(expression.right) : left;
    }
  }
}

function matches(left: Expression, right: Expression, lookup: Lookup, budget: PlanBudget): boolean {
  const text = evaluate(left, lookup, budget);
  // A variable may hold an expression, with its slashes.
  const source = evaluate(right, lookup, budget);
  const pattern = typeof source === 'string' ? readExpression(source) : null;
  return text !== null && pattern !== null && matchesWithin(pattern, String(text), budget);
}
