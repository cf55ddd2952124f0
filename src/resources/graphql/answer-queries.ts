import { operations } from '../../../generated/graphql/schema.ts';
import { accessError } from '../../../generator/runtime/graphql/mutation.ts';
import { hasSufficientScope } from '../../auth/scopes.ts';
import type { RequestContext } from '../../context.ts';
import { TooManyRequests, Unavailable } from '../../errors.ts';
import { CallerBusy, GitUnavailable } from '../../git/errors.ts';
import { FairSlots } from '../../git/host/slots.ts';
import { GraphqlContext } from '../../graphql/context.ts';
import { formatCallerKey } from '../../limits/caller-key.ts';
import { loadCurrentSettings } from '../../settings/current.ts';
import { findMaintenanceReason } from '../application-settings/maintenance.ts';
import { GraphqlExecution } from './execution.ts';
import { loadGraphqlSchema } from './load-schema.ts';
import { UnreadableQuery } from './read-queries.ts';
import { CheckedTexts } from './rules/checked-texts.ts';
import { limitsOf, type QueryLimits } from './rules/limits.ts';
import { type GraphqlQuery, type QueryResult, runRequests } from './run-requests.ts';

interface Asking {
  readonly mutations: 'run' | 'refused';
}

/** Requests that a process executes at once, and for one caller; the others wait for their turn. */
const slots = new FairSlots({
  total: 16,
  perKey: 16,
  perCaller: 4,
  queue: 256,
  queuePerCaller: 32,
});

/** Seconds after which a caller with too much waiting may try again. */
const retryAfterSeconds = 10;

const textsBy = new Map<string, Promise<CheckedTexts>>();

/** The documents that are checked by the schema with the word of global ids; made once per process. */
function textsFor(globalIdApp: string): Promise<CheckedTexts> {
  const known = textsBy.get(globalIdApp);
  if (known !== undefined) return known;
  const made = loadGraphqlSchema({ globalIdApp }).then((schema) => new CheckedTexts(schema));
  textsBy.set(globalIdApp, made);
  // A file that could not be read now may be readable next time.
  made.catch(() => textsBy.delete(globalIdApp));
  return made;
}

/**
 * Runs the documents of a request for whoever sent it, when it is their turn.
 * @throws UnreadableQuery for a mutation that may not be asked for so, TooManyRequests, Unavailable
 */
export async function answerQueries(
  queries: readonly GraphqlQuery[],
  context: RequestContext,
  { mutations }: Asking,
): Promise<QueryResult[]> {
  const texts = await textsFor(context.config.globalIdApp);
  const refusal = await mutationRefusal(context);
  const { actor, request, clock } = context;
  const execution = new GraphqlExecution(() => clock().getTime(), refusal);
  const checkTime = () => execution.checkTime();
  const run = () =>
    runRequests(queries, {
      texts,
      limits: limitsFor(context),
      execution,
      contextFor: (complexity) => new GraphqlContext(context, operations, complexity, checkTime),
      admit: ({ operation }) => {
        if (operation === 'mutation' && mutations === 'refused') {
          throw new UnreadableQuery('Mutations are forbidden in GET requests');
        }
      },
    });
  try {
    return await slots.run({ key: '', caller: formatCallerKey({ actor, ip: request.ip }) }, run);
  } catch (error) {
    if (error instanceof CallerBusy) throw new TooManyRequests(retryAfterSeconds);
    throw error instanceof GitUnavailable ? new Unavailable() : error;
  }
}

function limitsFor({ actor }: RequestContext): QueryLimits {
  if (actor === null) return limitsOf.anonymous;
  return actor.admin ? limitsOf.administrator : limitsOf.signedIn;
}

/** The reason for which the caller may make no mutation at all; null where it depends on the mutation. */
async function mutationRefusal({ actor, db, config }: RequestContext): Promise<string | null> {
  if (
    actor === null ||
    (actor.token !== null && !hasSufficientScope(actor.token.scopes, ['api']))
  ) {
    return accessError().message;
  }
  return findMaintenanceReason(await loadCurrentSettings(db), actor, config.plan);
}
