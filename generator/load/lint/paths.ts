import { suggest } from '../advice.ts';
import { isData, methods } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, OperationPart } from './context.ts';

/** Reports paths that are ambiguous or unmatchable, and parameters that do not fit their path. */
export function checkPaths(context: LintContext): void {
  const shapes = new Map<string, string>();
  for (const [path, item] of Object.entries(context.document.paths)) {
    const at = join('/paths', path);
    if (!path.startsWith('/'))
      context.fault('path', at, `\`${path}\` does not begin with \`/\``, `Write \`/${path}\``);
    if (path.replace(/\{[^}]*\}/g, '').includes('*')) {
      context.fault('path', at, '`*` in a path matches only itself', 'Write a parameter');
    }
    if (/\{[^}]*(\{|$)|^[^{]*\}|\}[^{]*\}|\{\}/.test(path)) {
      context.fault('path', at, 'The braces of the path do not match', 'Write `{name}`');
      continue;
    }
    const names = listParameterNames(path);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined)
      context.fault(
        'path',
        at,
        `\`{${twice}}\` stands twice in the path`,
        'Give each a name of its own',
      );
    const shape = path.replace(/\{[^}]*\}/g, '{}');
    const other = shapes.get(shape);
    if (other !== undefined && needsToDiffer(context, item, other)) {
      context.fault(
        'path-collision',
        at,
        `${path} matches the same addresses as ${other}`,
        'Write both as one path',
      );
    } else {
      shapes.set(shape, path);
    }
    if (isData(item)) checkLists(context, item.parameters, join(at, 'parameters'));
  }
  for (const operation of context.operations) {
    checkLists(context, operation.node.parameters, join(operation.pointer, 'parameters'));
    checkParameters(context, operation);
  }
}

/** Other people's documents may write the methods of one path apart. */
function needsToDiffer(context: LintContext, item: unknown, other: string): boolean {
  const otherItem = context.document.paths[other];
  if (!context.config.dialect.standard || !isData(item) || !isData(otherItem)) return true;
  return methods.some((method) => item[method] !== undefined && otherItem[method] !== undefined);
}

function listParameterNames(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

/** A list may name a parameter once. */
function checkLists(context: LintContext, list: unknown, at: string): void {
  if (!Array.isArray(list)) return;
  const seen = new Set<string>();
  for (const [index, given] of (list as unknown[]).entries()) {
    const found = context.resolve(given, join(at, index));
    if (found === null) continue;
    const key = `${String(found.node.in)} ${String(found.node.name)}`;
    if (seen.has(key)) {
      context.fault(
        'parameter',
        join(at, index),
        `\`${String(found.node.name)}\` is listed twice`,
        'Keep one',
      );
    }
    seen.add(key);
  }
}

function checkParameters(context: LintContext, { path, pointer, parameters }: OperationPart): void {
  const names = listParameterNames(path);
  const declared = parameters.filter(({ node }) => node.in === 'path');
  const declaredNames = declared.map(({ node }) => String(node.name));
  for (const name of names) {
    if (declaredNames.includes(name)) continue;
    context.fault(
      'path-parameter',
      pointer,
      `\`{${name}}\` of the path is not declared`,
      `Add a parameter \`${name}\` with \`in: path\``,
    );
  }
  for (const { node, pointer: at } of declared) {
    const name = String(node.name);
    if (!names.includes(name)) {
      context.fault(
        'path-parameter',
        findUse(context, pointer, at),
        `The path has no \`{${name}}\``,
        suggest(name, names),
      );
    }
  }
}

/** Pointer at which an operation lists a parameter: a shared parameter may be right for other paths. */
function findUse(context: LintContext, operation: string, parameter: string): string {
  if (!parameter.startsWith('/components/')) return parameter;
  const [, , path = ''] = operation.split('/');
  for (const owner of [operation, `/paths/${path}`]) {
    const list = context.at(`${owner}/parameters`);
    if (!Array.isArray(list)) continue;
    const index = (list as unknown[]).findIndex(
      (one) => isData(one) && context.resolve(one, '')?.pointer === parameter,
    );
    if (index !== -1) return join(owner, 'parameters', index);
  }
  return operation;
}
