import { suggest } from '../advice.ts';
import { isData, methods } from '../document.ts';
import { join } from '../pointer.ts';
import type { LintContext, Located, OperationPart } from './context.ts';

/** Operations that share an id, answer nothing, or name a tag, a security scheme or a scope that does not exist. */
export function checkOperations(context: LintContext): void {
  const ids = new Map<string, string>();
  checkSecurity(context, context.document.security, '/security');
  for (const operation of context.operations) {
    const { node, pointer, path, method } = operation;
    checkSecurity(context, node.security, join(pointer, 'security'));
    checkTags(context, operation);
    checkResponses(context, operation);
    checkId(context, operation, `${method.toUpperCase()} ${path}`, ids);
  }
  for (const [name, item] of Object.entries(context.document.webhooks ?? {}))
    for (const method of methods) {
      const node = item[method];
      const pointer = join('/webhooks', name, method);
      if (isData(node)) checkId(context, { node, pointer }, `the webhook ${name}`, ids);
    }
}

/** Webhooks and operations have their ids from one list. */
function checkId(
  context: LintContext,
  { node, pointer }: Located,
  told: string,
  ids: Map<string, string>,
): void {
  const id = node.operationId;
  if (typeof id !== 'string') return;
  const other = ids.get(id);
  if (other === undefined) {
    ids.set(id, told);
    return;
  }
  context.fault(
    'operation-id',
    join(pointer, 'operationId'),
    `\`${id}\` is also the id of ${other}`,
    'Give every operation an id of its own',
    'value',
  );
}

/** A tag missing from the document's list of tags is a misspelling. */
function checkTags(context: LintContext, { node, pointer }: OperationPart): void {
  const known = (context.document.tags ?? []).map(({ name }) => name);
  if (known.length === 0 || !Array.isArray(node.tags)) return;
  for (const [index, tag] of (node.tags as unknown[]).entries()) {
    if (known.some((name) => name === tag)) continue;
    const at = join(pointer, 'tags', index);
    context.fault('tag', at, `No tag is called \`${String(tag)}\``, suggest(String(tag), known));
  }
}

function checkResponses(context: LintContext, { node, pointer }: OperationPart): void {
  if (node.responses === undefined) {
    context.fault(
      'missing-responses',
      pointer,
      'An operation needs `responses`',
      'Write `responses`',
    );
  }
  if (!isData(node.responses)) return;
  const at = join(pointer, 'responses');
  const statuses = Object.keys(node.responses).filter((key) => !key.startsWith('x-'));
  if (statuses.length === 0) {
    context.fault(
      'responses',
      at,
      'The operation answers nothing',
      'Describe at least its success',
    );
  }
  for (const status of statuses) {
    if (/^([1-5]\d\d|[1-5]XX|default)$/.test(status)) continue;
    context.fault(
      'responses',
      join(at, status),
      `\`${status}\` is not a status`,
      'Write a status such as `200`, or `default`',
    );
  }
  if (statuses.length > 0 && !statuses.some((status) => /^[123]|^default$/.test(status))) {
    context.fault(
      'missing-success',
      at,
      'No success is described',
      'Describe what the operation answers when it works',
    );
  }
}

function checkSecurity(context: LintContext, security: unknown, at: string): void {
  if (!Array.isArray(security)) return;
  const schemes = Object.keys(context.document.components?.securitySchemes ?? {});
  for (const [index, requirement] of (security as unknown[]).entries()) {
    if (!isData(requirement)) continue;
    for (const [name, scopes] of Object.entries(requirement)) {
      if (schemes.includes(name)) {
        checkScopes(context, name, scopes, join(at, index, name));
        continue;
      }
      context.fault(
        'security',
        join(at, index, name),
        `No security scheme is called \`${name}\``,
        suggest(name, schemes),
      );
    }
  }
}

/** The flows of OAuth name every scope that there is; other schemes name none. */
function checkScopes(context: LintContext, name: string, scopes: unknown, at: string): void {
  const scheme = context.resolve({ $ref: `#/components/securitySchemes/${name}` }, '')?.node;
  if (scheme?.type !== 'oauth2' || !isData(scheme.flows) || !Array.isArray(scopes)) return;
  const known = Object.values(scheme.flows).flatMap((flow) =>
    isData(flow) && isData(flow.scopes) ? Object.keys(flow.scopes) : [],
  );
  for (const [index, scope] of (scopes as unknown[]).entries()) {
    if (known.some((each) => each === scope)) continue;
    const said = `No scope of \`${name}\` is called \`${String(scope)}\``;
    context.fault('security', join(at, index), said, suggest(String(scope), known), 'value');
  }
}
