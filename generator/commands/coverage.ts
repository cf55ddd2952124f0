import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperationModel } from '../model/model.ts';
import { pointer } from '../model/resolver.ts';
import { LoadedServices, type ServiceFunctions, type ServiceTable } from '../runtime/services.ts';
import { build } from './build.ts';
import { type Command, complain, Failed, type Options, say, getSourceFolder } from './command.ts';
import { findGraphqlFunctions, tellGraphqlFunctions } from './graphql-functions.ts';
import { listUnread } from './unread.ts';
import { findWaiting, tellWaiting } from './waiting.ts';

export const command: Command = {
  help: `Usage: npm run coverage -- [unread] [--services FILE] [--sources FOLDER] [--seen FILE [--waivers FILE]] [--json]

Lists the operations without a function, and fails if the document does not mark them as pending.
Lists the places with \`waitsFor('<resource>')\` in the code; fails if the resource has functions.
Fails if a GraphQL field that needs a function has none.
With the recording of a test run, lists the declared statuses that no test received; fails for statuses
without a waiver, and for superfluous waivers.

With \`unread\`, lists only the declared parameters that no code reads, and fails if their description does
not say that they have no effect.

  --services FILE   module that exports the functions as \`services\`, and those of GraphQL as \`graphqlFunctions\`
                    (src/services.ts)
  --sources FOLDER  folder of the code (the folder of that module)
  --seen FILE       recording: one \`operationId status\` a line
  --waivers FILE    one \`operationId status reason\` a line; \`*\` matches every operation
  --json            results as JSON`,

  async run(options) {
    if (options.rest[0] === 'unread') return listUnread(options);
    const built = await build(options);
    const { model } = built;
    const operations = model.resources.flatMap((resource) => resource.operations);
    const functions = await loadFunctions(options, operations);
    const statuses = options.seen === undefined ? null : readStatuses(options, operations);
    const graphql = await findGraphqlFunctions(options, built);
    const waiting = findWaiting(getSourceFolder(options), functions.resources);
    const failed =
      functions.forgotten.length > 0 ||
      graphql.missing.length > 0 ||
      waiting.some(({ over }) => over) ||
      (statuses !== null && statuses.unseen.length + statuses.unneeded.length > 0);
    if (options.json) {
      const { resources: _, ...counts } = functions;
      say(JSON.stringify({ ...counts, graphql, waiting, ...statuses }, null, 2));
    } else {
      tellFunctions(functions, operations, built);
      tellGraphqlFunctions(graphql);
      tellWaiting(waiting);
      if (statuses !== null) tellStatuses(statuses);
    }
    if (failed) throw new Failed();
  },
};

interface Functions {
  readonly operations: number;
  readonly filled: number;
  readonly pending: readonly string[];
  /** Neither written nor marked as pending. */
  readonly forgotten: readonly string[];
  /** Operations with a function. */
  readonly resources: ReadonlySet<string>;
}

async function loadFunctions(
  { services }: Options,
  operations: readonly OperationModel[],
): Promise<Functions> {
  const file = resolve(services);
  if (!existsSync(file)) {
    complain(`${services}: no such file. Name the registry with --services.`);
    throw new Failed();
  }
  const { services: registry = {} } = (await import(pathToFileURL(file).href)) as {
    services?: ServiceTable<unknown>;
  };
  const loaded = new LoadedServices(registry);
  const written = new Map<string, ServiceFunctions<unknown> | undefined>();
  for (const resource of new Set(operations.map((operation) => operation.resource))) {
    written.set(resource, await loaded.of(resource));
  }
  const missing = operations.filter(
    ({ resource, id }) => typeof written.get(resource)?.[id] !== 'function',
  );
  return {
    operations: operations.length,
    filled: operations.length - missing.length,
    pending: missing.filter(({ pending }) => pending).map(({ id }) => id),
    forgotten: missing.filter(({ pending }) => !pending).map(({ id }) => id),
    resources: new Set(
      operations.filter((each) => !missing.includes(each)).map(({ resource }) => resource),
    ),
  };
}

function tellFunctions(
  { filled, pending, forgotten }: Functions,
  operations: readonly OperationModel[],
  { dialect: { groups, pendingMark }, locate }: Awaited<ReturnType<typeof build>>,
): void {
  say(`${filled} of ${operations.length} operations have a function`);
  for (const group of groups) {
    const own = operations.filter((operation) => operation.group === group);
    const open = own.filter(({ id }) => pending.includes(id) || forgotten.includes(id));
    if (own.length > 0)
      say(`  ${group}: ${own.length} specified, ${own.length - open.length} filled`);
  }
  for (const { id, method, path, resource } of operations) {
    if (pending.includes(id)) say(`  501 ${id}: ${method} ${path}`);
    if (!forgotten.includes(id)) continue;
    const { file, line, column } = locate(pointer('paths', path, method.toLowerCase()));
    complain(
      `${file}:${line}:${column} unimplemented: ${id} has no function. ` +
        `Write it in the service.ts of ${resource}` +
        (pendingMark === null ? '.' : `, or mark the operation \`${pendingMark}\`.`),
    );
  }
}

interface Statuses {
  readonly declared: number;
  readonly seen: number;
  readonly waived: number;
  /** `operationId status`, neither seen nor waived. */
  readonly unseen: readonly string[];
  /** Waivers for seen responses, or for undeclared ones. */
  readonly unneeded: readonly string[];
}

/** Operations that wait for their function are left out: they answer 501 alone. */
function readStatuses({ seen, waivers }: Options, operations: readonly OperationModel[]): Statuses {
  const recorded = new Set(readLines(seen).map(([id, status]) => `${id} ${status}`));
  const given = readLines(waivers).map(([id, status]) => `${id} ${status}`);
  const written = operations.filter(({ pending }) => !pending);
  const declared = written.flatMap(({ id, responses }) =>
    responses.map(({ status }) => ({ pair: `${id} ${status}`, any: `* ${status}` })),
  );
  const open = declared.filter(({ pair }) => !recorded.has(pair));
  const waived = open.filter(({ pair, any }) => given.includes(pair) || given.includes(any));
  const needed = new Set(waived.flatMap(({ pair, any }) => [pair, any]));
  return {
    declared: declared.length,
    seen: declared.length - open.length,
    waived: waived.length,
    unseen: open.filter((each) => !waived.includes(each)).map(({ pair }) => pair),
    unneeded: given.filter((waiver) => !needed.has(waiver)),
  };
}

function readLines(path: string | undefined): string[][] {
  if (path === undefined) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
}

function tellStatuses({ declared, seen, waived, unseen, unneeded }: Statuses): void {
  say(`${seen} of ${declared} declared statuses seen, ${waived} waived`);
  for (const pair of unseen) complain(`  never seen: ${pair}`);
  for (const waiver of unneeded) complain(`  waiver not needed: ${waiver}`);
}
