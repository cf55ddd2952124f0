import type { Model, OperationModel, ResourceModel } from '../model/model.ts';
import { code, imported } from '../model/code.ts';
import { quote } from '../model/names.ts';
import {
  ofPackage,
  ofRuntime,
  type PrintedModule,
  importTypes,
  importValues,
} from './printed-module.ts';
import { printModule } from './template.ts';

interface RouteView {
  readonly name: string;
  readonly template: string;
  readonly captures: string;
  readonly wildcard: boolean;
  readonly exact: boolean;
  readonly operations: string;
}

/** One position in the tree of path segments. */
class Node {
  readonly depth: number;
  /** The path so far, as `gatherByStructure` writes it. */
  readonly structure: string;
  readonly branches = new Map<string, Node>();
  /** Segments with a parameter and text around it, `archive.{format}`; looked at before bare parameters. */
  readonly partial = new Map<string, Node>();
  capture: Node | null = null;
  end: string | null = null;
  rest: string | null = null;

  constructor(depth: number, structure: string) {
    this.depth = depth;
    this.structure = structure;
  }
}

/** The parts of the model that the route table depends on. */
export const routedIn = (resources: readonly ResourceModel[]): readonly unknown[] =>
  resources.flatMap(({ name, camel, operations }) => [
    name,
    camel,
    ...operations.flatMap(({ id, method, route, wildcard, standard }) => [
      id,
      method,
      route,
      wildcard,
      standard,
    ]),
  ]);

/** The route table, printed as nested switches: the tree is known, so nothing is compiled at run time. */
export function renderRouter(
  resources: readonly ResourceModel[],
  facts: Model['facts'],
): PrintedModule {
  const root = new Node(0, '');
  const routes = [...gatherByStructure(resources)].map(([structure, operations]) =>
    addRoute(root, structure, operations),
  );
  const nodes: object[] = [];
  addNode(root, nodes);
  const used = resources.filter((resource) => resource.operations.length > 0);
  const printType = (type: string) =>
    facts === null ? imported(type) : code`${imported(type)}<${imported(facts.type)}>`;
  const data = {
    resources: used,
    routes,
    nodes,
    route: printType('Route'),
    find: printType('FindRoute'),
  };
  return printModule('router', data, [
    ...(facts === null ? [] : [importTypes(ofPackage(facts.module), facts.type)]),
    importValues(ofRuntime('lazy-operations'), 'LazyOperations', 'loadInTurn'),
    importTypes(ofRuntime('route'), 'FindRoute', 'Route'),
    importValues(ofRuntime('segment'), 'parts', 'within'),
  ]);
}

/** Operations by path structure: `/a/{id}` and `/a/{name}` are one route. */
function gatherByStructure(
  resources: readonly ResourceModel[],
): Map<string, { operation: OperationModel; from: string }[]> {
  const byStructure = new Map<string, { operation: OperationModel; from: string }[]>();
  const all = resources.flatMap((resource) =>
    resource.operations.map((operation) => ({ operation, from: resource.camel })),
  );
  for (const entry of all.toSorted((a, b) => (a.operation.route < b.operation.route ? -1 : 1))) {
    // Requests are split without empty segments, so a slash at the end makes no difference.
    const segments = entry.operation.route.split('/').filter((segment) => segment !== '');
    const structure =
      segments.map((segment) => `/${segment.replace(/\{[^}]+\}/g, '{}')}`).join('') +
      (entry.operation.wildcard ? '*' : '');
    byStructure.set(structure, [...(byStructure.get(structure) ?? []), entry]);
  }
  return byStructure;
}

function addRoute(
  root: Node,
  structure: string,
  operations: readonly { operation: OperationModel; from: string }[],
): RouteView {
  const wildcard = structure.endsWith('*');
  const segments = structure.replace(/\*$/, '').split('/').slice(1);
  const name = `route${toStructureName(structure)}`;
  let node = root;
  segments.forEach((segment, depth) => {
    if (segment !== '{}') {
      node = provideChild(node, segment.includes('{}') ? 'partial' : 'branches', segment);
    } else if (!(wildcard && depth === segments.length - 1)) {
      node = node.capture ??= new Node(depth + 1, `${node.structure}/{}`);
    }
  });
  if (wildcard) node.rest = name;
  else node.end = name;
  const template = quote(operations[0]?.operation.route ?? '');
  return {
    name,
    template,
    captures: JSON.stringify(
      segments.flatMap((segment, index) => {
        const [first = '', ...between] = segment.split('{}');
        const last = between.pop();
        if (last === undefined) return [];
        const around = { index, before: first.length, after: last.length };
        if (between.length === 0) return [around];
        return [0, ...between].map((_, part) => ({ ...around, between, part }));
      }),
    ),
    wildcard,
    exact: operations.every(({ operation }) => operation.standard),
    operations: operations
      .map(
        ({ operation, from }) =>
          `${operation.method}: ${from}Operations.operation(${quote(operation.id)})`,
      )
      .join(', '),
  };
}

function provideChild(parent: Node, kind: 'branches' | 'partial', segment: string): Node {
  const children = parent[kind];
  let node = children.get(segment);
  if (node === undefined) {
    node = new Node(parent.depth + 1, `${parent.structure}/${segment}`);
    children.set(segment, node);
  }
  return node;
}

/**
 * Unique name for a path: a parameter becomes `$$`, a segment begins with `_`, and characters that are illegal in
 * identifiers become their numbers. Adding a path changes no other name.
 */
const toStructureName = (structure: string): string =>
  structure
    .replace(/\{\}|[^A-Za-z0-9/]/g, (sign) =>
      sign === '{}' ? '$$' : `$${sign.charCodeAt(0).toString(16)}$`,
    )
    .replaceAll('/', '_');

/** Requests are matched as sent: a colon or a character beyond ASCII may be percent-encoded or not. */
const listSpellings = (segment: string): string[] =>
  [...new Set([segment, encodeURIComponent(segment)])].map((spelling) => JSON.stringify(spelling));

/** Adds every node, children first. */
function addNode(node: Node, nodes: object[]): void {
  const { depth, end, rest, capture } = node;
  const branches = [...node.branches].map(([segment, child]) => ({
    literal: listSpellings(segment).join(': case '),
    found: addChild(child, nodes),
  }));
  const partials = [...node.partial].map(([segment, child]) => {
    const [before = '', ...between] = segment.split('{}');
    const after = between.pop() ?? '';
    return {
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      between: between.length === 0 ? null : JSON.stringify(between),
      length: before.length + after.length,
      found: addChild(child, nodes),
    };
  });
  const captured = capture === null ? null : addChild(capture, nodes);
  const leads = end ?? rest ?? captured ?? branches[0] ?? partials[0];
  nodes.push({
    name: formatFunctionName(node),
    // A node without children reads no segments.
    argument: leads === undefined ? '_' : 's',
    depth,
    end,
    rest,
    branches,
    partials,
    captured,
  });
}

const formatFunctionName = ({ structure }: Node) => `below${toStructureName(structure)}`;

/** The expression of the route that is found at a child: one at which a path can only end needs no function. */
function addChild(child: Node, nodes: object[]): string {
  const { depth, end, rest, branches, partial, capture } = child;
  const goesOn = branches.size > 0 || partial.size > 0 || capture !== null || rest !== null;
  if (!goesOn) return `s.length === ${depth} ? ${end} : null`;
  addNode(child, nodes);
  return `${formatFunctionName(child)}(s)`;
}
