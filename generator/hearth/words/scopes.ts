import type { Word } from '../../dialect.ts';
import { difference, same } from '../../diff/difference.ts';
import type { Operation } from '../../load/document.ts';
import { names } from '../../load/own-words.ts';

/** Accepted scopes of tokens, and security schemes if they differ from the default. */
export const scopes: Word = {
  key: 'x-scopes',
  on: ['operation'],
  schema: names,
  accepts: 'a list of token scopes',
  sharedByHead: true,
  adds(operation, method) {
    const security = listSchemes(operation);
    return {
      host: { scopes: listScopes(operation, method), ...(security !== null && { security }) },
    };
  },
  changes: { 'scope-removed': { request: true }, 'scope-added': { request: false } },
  compare(before, after, tell) {
    if (same(before['x-scopes'], after['x-scopes'])) return;
    const { removed, added } = difference(listScopes(before, 'get'), listScopes(after, 'get'));
    for (const scope of removed) tell('scope-removed', `scope ${scope} no longer suffices`);
    for (const scope of added) tell('scope-added', `scope ${scope} suffices`);
  },
};

function listScopes(operation: Operation, method: string): readonly string[] {
  const given = operation['x-scopes'] as readonly string[] | undefined;
  return given ?? (method === 'get' || method === 'head' ? ['api', 'read_api'] : ['api']);
}

function listSchemes(operation: Operation): readonly string[] | null {
  const given = operation['security'] as readonly object[] | undefined;
  const schemes = given?.flatMap((requirement) => Object.keys(requirement)) ?? [];
  return schemes.length === 0 ? null : schemes;
}
