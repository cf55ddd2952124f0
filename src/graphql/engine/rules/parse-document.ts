import { type DocumentNode, GraphQLError, Kind, Lexer, parse, Source, TokenKind } from 'graphql';
import type { QueryError } from './static-error.ts';

/** Levels of braces, brackets and parentheses that are parsed: each takes some of the stack. */
const maxNestedLevels = 250;

export type ParsedText =
  | { readonly document: DocumentNode; readonly error?: never }
  | { readonly document?: never; readonly error: QueryError };

/** Escapes may contain characters that are forbidden in the text of a request. */
const unsound: QueryError = { message: 'Query holds a character that is not allowed' };

const endOfDocument: QueryError = { message: 'Unexpected end of document', locations: [] };

/** Parses a document of any depth within a bounded part of the stack. */
export function parseDocument(text: string): ParsedText {
  const source = new Source(text);
  try {
    const nested = measureNesting(source);
    if (nested === null) return { error: endOfDocument };
    if (nested > maxNestedLevels) {
      return { error: { message: `Document is nested ${nested} levels deep, which exceeds 250` } };
    }
    const document = parse(source);
    return prepare(document) ? { document } : { error: unsound };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { error: parseError(source, error) };
  }
}

/** The most levels that are open at once; null for a text without any token. */
function measureNesting(source: Source): number | null {
  const lexer = new Lexer(source);
  let depth = 0;
  let deepest: number | null = null;
  for (;;) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return deepest;
    if (opening.has(kind)) depth += 1;
    else if (closing.has(kind)) depth -= 1;
    deepest = Math.max(deepest ?? 0, depth);
  }
}

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** The unexpected token, in the wording of the original's parser. */
function parseError(source: Source, error: GraphQLError): QueryError {
  const at = error.positions?.[0] ?? 0;
  const [place] = error.locations ?? [];
  const { line, column } = place ?? { line: 1, column: 1 };
  const token = findToken(source, at);
  if (token === null) return endOfDocument;
  return {
    message: `Parse error on ${JSON.stringify(token.text)} (${token.name}) at [${line}, ${column}]`,
    locations: [{ line, column }],
  };
}

function findToken(source: Source, at: number): { text: string; name: string } | null {
  if (at >= source.body.trimEnd().length) return null;
  const lexer = new Lexer(source);
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      if (token.end <= at) continue;
      const text = source.body.slice(token.start, token.end);
      return { text, name: getTokenName(token.kind, text) };
    }
    return null;
  } catch {
    return { text: source.body.charAt(at), name: 'UNKNOWN_CHAR' };
  }
}

const keywords = new Set(
  'on fragment true false null query mutation subscription schema scalar type extend implements interface union enum input directive repeatable'.split(
    ' ',
  ),
);

const namesOfTokens: Readonly<Record<string, string>> = {
  [TokenKind.BANG]: 'BANG',
  [TokenKind.DOLLAR]: 'VAR_SIGN',
  [TokenKind.AMP]: 'AMP',
  [TokenKind.PAREN_L]: 'LPAREN',
  [TokenKind.PAREN_R]: 'RPAREN',
  [TokenKind.SPREAD]: 'ELLIPSIS',
  [TokenKind.COLON]: 'COLON',
  [TokenKind.EQUALS]: 'EQUALS',
  [TokenKind.AT]: 'DIR_SIGN',
  [TokenKind.BRACKET_L]: 'LBRACKET',
  [TokenKind.BRACKET_R]: 'RBRACKET',
  [TokenKind.BRACE_L]: 'LCURLY',
  [TokenKind.BRACE_R]: 'RCURLY',
  [TokenKind.PIPE]: 'PIPE',
  [TokenKind.INT]: 'INT',
  [TokenKind.FLOAT]: 'FLOAT',
  [TokenKind.STRING]: 'STRING',
  [TokenKind.BLOCK_STRING]: 'STRING',
};

const getTokenName = (kind: string, text: string) =>
  keywords.has(text) ? text.toUpperCase() : (namesOfTokens[kind] ?? 'IDENTIFIER');

/**
 * Leaves out fields that a selection has twice in the same words: the executor would take all of them along for every
 * object that has them. Returns false for texts with NUL or half of a surrogate pair.
 */
function prepare(document: DocumentNode): boolean {
  const open: object[] = [document];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const members = node as Record<string, unknown>;
    const { kind, value } = members;
    if (kind === Kind.STRING && typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return false;
    }
    if (kind === Kind.SELECTION_SET) {
      members['selections'] = listDistinct(members['selections'] as readonly object[]);
    }
    for (const [name, member] of Object.entries(members)) {
      if (name === 'loc') continue;
      if (Array.isArray(member)) open.push(...(member as object[]));
      else if (typeof member === 'object' && member !== null) open.push(member);
    }
  }
  return true;
}

function listDistinct(selections: readonly object[]): readonly object[] {
  const seen = new Set<string>();
  return selections.filter((selection) => {
    const words = formatPlainSelection(selection as never);
    if (words === null) return true;
    const isNew = !seen.has(words);
    seen.add(words);
    return isNew;
  });
}

/** A field with names only, or a spread without directives; null for others. */
function formatPlainSelection(selection: {
  readonly kind: string;
  readonly name?: { readonly value: string };
  readonly alias?: { readonly value: string };
  readonly arguments?: readonly unknown[];
  readonly directives?: readonly unknown[];
  readonly selectionSet?: unknown;
}): string | null {
  const { kind, name, alias, selectionSet } = selection;
  const isPlain = selectionSet === undefined && name !== undefined;
  if (!isPlain || (selection.arguments ?? []).length + (selection.directives ?? []).length > 0) {
    return null;
  }
  return `${kind} ${alias?.value ?? ''}:${name.value}`;
}
