import { describe, expect, it } from 'vitest';
import bundle from '#generated/openapi.json' with { type: 'json' };
import type { ContractOperation } from '#generator/hearth/contract.ts';
import { listRefusals, UNEXPECTED } from '#runtime/refusals.ts';
import { answerOurs } from '#test/judges/our-chain.ts';
import { contractOperations } from './operations.ts';
import { addressOf } from './request.ts';

/** Refusals before any function is asked, and the published document, which names them for every operation. */

interface Published {
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly object[];
}

const paths = bundle.paths as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const publishedOf = ({ method, path }: ContractOperation) =>
  paths[path]?.[method.toLowerCase()] as Published;

const takesBody = ({ method }: ContractOperation) => method !== 'GET';

const urlOf = (operation: ContractOperation) =>
  addressOf(operation, { params: operation.pathParameters, query: {} });

/** Ids of the operations for which the condition does not hold. */
async function exceptions(
  isSo: (operation: ContractOperation) => boolean | Promise<boolean>,
  operations = contractOperations,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const operation of operations) if (!(await isSo(operation))) failed.push(operation.id);
  return failed;
}

describe('the published document', () => {
  it('declares every refusal on every operation', async () => {
    const declares = (operation: ContractOperation) =>
      [
        ...listRefusals({ takesBody: takesBody(operation), pending: operation.pending }),
        'default',
      ].every((status) => status in publishedOf(operation).responses);
    expect(await exceptions(declares)).toEqual([]);
  });

  it('names what else may happen once for all', () => {
    const { description } = bundle.components.responses.UnexpectedError;
    const named = description
      .match(/\d{3}/g)
      ?.map(Number)
      .toSorted((a, b) => a - b);
    expect(named).toEqual([...UNEXPECTED]);
  });

  it('asks for credentials where a user is needed, and nowhere else', async () => {
    const agrees = (operation: ContractOperation) => {
      const security = publishedOf(operation).security ?? bundle.security;
      const open = security.length === 0 || security.some((each) => Object.keys(each).length === 0);
      const { kind, level, signedIn } = operation.access;
      // Some operations have their own kind of credentials, which their functions check.
      if (kind === 'anonymous') {
        const own = ['scimToken', 'runningJob', 'registryNotifications'];
        return open || security.some((each) => own.some((name) => name in each));
      }
      return open === (!signedIn && level === 'visible' && kind !== 'user');
    };
    expect(await exceptions(agrees)).toEqual([]);
  });
});

/** Milliseconds in which the code of every operation is loaded. */
const LOADING = 120_000;

describe('every operation, without its function being asked, answers', () => {
  const headersFor = (type: string, length: number) => ({
    'content-type': type,
    'content-length': String(length),
  });
  const sends = (changes: { query?: string; headers?: Record<string, string>; body?: string }) =>
    async function statusOf(operation: ContractOperation): Promise<number> {
      const { query = '', headers = {}, body = null } = changes;
      const url = `${urlOf(operation)}${query}`;
      return (await answerOurs({ method: operation.method, url, headers, body })).status;
    };
  const isFile = (operation: ContractOperation) => wholeBodies.has(operation.id);
  /** Bodies that are a file, of whatever type, or a text. */
  const wholeBodies = new Set(
    contractOperations
      .filter(({ method, path }) => {
        const item = paths[path]?.[method.toLowerCase()] as {
          readonly requestBody?: { readonly content?: object };
        };
        const types = Object.keys(item.requestBody?.content ?? {});
        return types.length > 0 && types.every((type) => !/json|form/.test(type));
      })
      .map(({ id }) => id),
  );
  const withBody = contractOperations.filter(takesBody);
  const withParameters = withBody.filter((operation) => !isFile(operation));

  it(
    '400 to a query that cannot be read',
    async () => {
      const ask = sends({ query: '?a=%zz' });
      expect(await exceptions(async (operation) => (await ask(operation)) === 400)).toEqual([]);
    },
    LOADING,
  );

  it('400 to a body that cannot be read', async () => {
    const ask = sends({ headers: headersFor('application/json', 1), body: '{' });
    const refuses = async (operation: ContractOperation) => (await ask(operation)) === 400;
    expect(await exceptions(refuses, withParameters)).toEqual([]);
  });

  it('413 to a body that is too large', async () => {
    const ask = sends({ headers: headersFor('application/json', 1e12), body: '{}' });
    const refuses = async (operation: ContractOperation) => (await ask(operation)) === 413;
    expect(await exceptions(refuses, withBody)).toEqual([]);
  });

  it('415 to a body in a language that it does not read', async () => {
    const ask = sends({ headers: headersFor('application/xml', 4), body: '<a/>' });
    const refuses = async (operation: ContractOperation) => (await ask(operation)) === 415;
    expect(await exceptions(refuses, withParameters)).toEqual([]);
  });
});
