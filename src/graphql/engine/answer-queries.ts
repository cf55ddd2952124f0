import { operations } from '#generated/graphql/schema.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { hasSufficientScope } from '#src/auth/scopes.ts';
import type { RequestContext } from '#src/context.ts';
import { GraphqlContext } from '../context.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { findMaintenanceReason } from '#src/domains/platform/application-settings/maintenance.ts';
import { GraphqlExecution } from './execution.ts';
import { loadGraphqlSchema } from '../load-schema.ts';
import { RequestPlaces } from './places.ts';
import { UnreadableQuery } from './read-queries.ts';
import { CheckedTexts } from './rules/checked-texts.ts';
import { limitsOf, type QueryLimits } from './rules/limits.ts';
import { type GraphqlQuery, type QueryResult, runRequests } from './run-requests.ts';

interface Asking {
  readonly mutations: 'run' | 'refused';
}

/** Requests that a process executes at once, and for one owner; the others wait for their turn. */
const places = new RequestPlaces({
  common: { total: 16, perKey: 16, perCaller: 4, queue: 256, queuePerCaller: 32 },
  apart: { total: 16, perKey: 16, perCaller: 2, queue: 64, queuePerCaller: 8 },
  waitMs: 30_000,
});

const textsBy = new Map<string, Promise<CheckedTexts>>();

/** The documents that are checked by the schema with the word of global ids; made once per process. */
function getTexts(globalIdApp: string): Promise<CheckedTexts> {
  const known = textsBy.get(globalIdApp);
  if (known !== undefined) return known;
  const made = loadGraphqlSchema({ globalIdApp }).then((schema) => new CheckedTexts(schema));
  textsBy.set(globalIdApp, made);
  // A file that could not be read now may be readable next time.
  made.catch(() => textsBy.delete(globalIdApp));
  return made;
}

/**
 * Runs the documents of a request for its caller, in their turn.
 * @throws UnreadableQuery for a mutation that may not be asked for so, TooManyRequests, Unavailable
 */
export async function answerQueries(
  queries: readonly GraphqlQuery[],
  context: RequestContext,
  { mutations }: Asking,
): Promise<QueryResult[]> {
  const texts = await getTexts(context.config.globalIdApp);
  const refusal = await findMutationRefusal(context);
  const { actor, clock, db, request } = context;
  const owner = await findOwnerKey(db, { actor, ip: request.ip });
  return places.run(owner, (moveApart) => {
    // The time of a request begins with its turn.
    const execution = new GraphqlExecution(
      () => clock().getTime(),
      refusal,
      undefined,
      (error) => request.report(error),
    );
    const pace = {
      checkTime: () => execution.checkTime(),
      countRows: (count: number) => execution.countRows(count),
      waitApart: <Found>(find: () => Promise<Found>) =>
        execution.stopClock(async () => {
          await moveApart();
          return find();
        }),
    };
    return runRequests(queries, {
      texts,
      limits: getLimits(context),
      execution,
      contextFor: (complexity) => new GraphqlContext(context, operations, complexity, pace),
      admit: ({ operation }) => {
        if (operation === 'mutation' && mutations === 'refused') {
          throw new UnreadableQuery('Mutations are forbidden in GET requests');
        }
      },
    });
  });
}

function getLimits({ actor }: RequestContext): QueryLimits {
  if (actor === null) return limitsOf.anonymous;
  return actor.admin ? limitsOf.administrator : limitsOf.signedIn;
}

/** The reason for which the caller may make no mutation at all; null where it depends on the mutation. */
async function findMutationRefusal({ actor, db, config }: RequestContext): Promise<string | null> {
  if (
    actor === null ||
    (actor.token !== null && !hasSufficientScope(actor.token.scopes, ['api']))
  ) {
    return accessError().message;
  }
  return findMaintenanceReason(await loadCurrentSettings(db), actor, config.plan);
}
