import { setImmediate as nextTurn } from 'node:timers/promises';
import { GraphQLError } from 'graphql';
import { listTexts } from '#runtime/graphql/mutation.ts';
import { HttpError } from '#src/errors.ts';

/** The message for failures whose reason is hidden from clients. */
const internalError = 'Internal server error';
/** Failures of one request that are logged. */
const maxReports = 20;

interface ExecutionBounds {
  /** Milliseconds after which no further field starts. */
  readonly timeMs: number;
  /** Characters of an answer. */
  readonly characters: number;
  /** Maximum number of failing fields, each with its own error. */
  readonly failures: number;
}

const usualBounds: ExecutionBounds = {
  timeMs: 30_000,
  characters: 10_485_760,
  failures: 1_000,
};

/** Rows that the lists of one request read, before their fields are answered. */
const maxRows = 250_000;
/** Milliseconds that other servers add to the time of a request: a place apart, and then a configuration. */
const maxStopMs = 90_000;

/** Fields of one turn of the event loop after which others have theirs. */
const maxFieldsOfTurn = 500;
/** Characters of a field in addition to its key and its value. */
const fieldOverheadChars = 4;
/** Characters of a value that is no text. */
const scalarChars = 8;

/** A turn that a request waits for. */
interface Turn {
  readonly promise: Promise<void>;
  readonly begin: () => void;
}

function waitForTurn(): Turn {
  let begin = () => {};
  const promise = new Promise<void>((resolve) => {
    begin = resolve;
  });
  return { promise, begin };
}

/** Counts the fields that the process answers, of all requests together: they share the turns of the event loop. */
class FieldTurns {
  #fields = 0;
  /** Waiting requests, in the order of their continuation. */
  readonly #waiting = new Map<GraphqlExecution, Turn>();
  #isUnderWay = false;

  count(): void {
    if (this.#fields === 0 && !this.#isUnderWay) setImmediate(() => this.#turnIsOver());
    this.#fields += 1;
  }

  /** Small consecutive requests never wait, so that their batches stay together. */
  #turnIsOver(): void {
    if (!this.#isUnderWay) this.#fields = 0;
  }

  /** Resolves when it is time for more fields of a request; undefined when that is now. */
  wait(request: GraphqlExecution): Promise<void> | undefined {
    if (this.#fields < maxFieldsOfTurn) return undefined;
    const known = this.#waiting.get(request);
    if (known !== undefined) return known.promise;
    const turn = waitForTurn();
    this.#waiting.set(request, turn);
    if (!this.#isUnderWay) void this.#serve();
    return turn.promise;
  }

  async #serve(): Promise<void> {
    this.#isUnderWay = true;
    while (this.#waiting.size > 0) {
      await nextTurn();
      this.#fields = 0;
      for (const [request, turn] of this.#waiting) {
        // A request that takes the rest of a turn waits behind the others for the next.
        if (this.#fields >= maxFieldsOfTurn) break;
        this.#waiting.delete(request);
        turn.begin();
        // The request continues earlier, since it waits for the same promise.
        await turn.promise;
      }
    }
    this.#isUnderWay = false;
    setImmediate(() => this.#turnIsOver());
  }
}

const turns = new FieldTurns();

/** The reason for which a whole answer is given up. */
export class ExecutionAborted extends Error {}

/** Counts the work of one request's operations, and decides whether they may continue. */
export class GraphqlExecution {
  readonly #now: () => number;
  readonly #bounds: ExecutionBounds;
  #deadline: number;
  /** Number of operations that stop the clock, and the start of the first of them. */
  #stops = 0;
  #stoppedAt = 0;
  #stopLeftMs = maxStopMs;
  /** Refuses all mutations, where the caller may not make any. */
  readonly mutationRefusal: string | null;
  #characters = 0;
  #failures = 0;
  #rows = 0;
  #aborted: ExecutionAborted | null = null;
  #reports = 0;
  readonly #told = new WeakSet<Error>();
  readonly #report: (error: unknown) => string;

  /**
   * @param now milliseconds
   * @param report logs a failure that is no refusal, and returns its message for the client
   */
  constructor(
    now: () => number,
    mutationRefusal: string | null = null,
    bounds: ExecutionBounds = usualBounds,
    report: (error: unknown) => string = () => internalError,
  ) {
    this.#report = report;
    this.#now = now;
    this.#bounds = bounds;
    this.#deadline = now() + bounds.timeMs;
    this.mutationRefusal = mutationRefusal;
  }

  /** The reason why the request was aborted. */
  get aborted(): ExecutionAborted | null {
    return this.#aborted;
  }

  /** Tells whether the client may read the message of a failure. */
  tells(error: Error): boolean {
    return this.#told.has(error);
  }

  /**
   * Begins a field of a type, which has this key in the answer. A field without a function needs no time: what was
   * found before the time was over is answered.
   * @throws GraphQLError past the time, ExecutionAborted
   */
  begin(type: string, field: string, key: string, hasFunction = true): void {
    turns.count();
    this.spend(key.length + fieldOverheadChars);
    if (hasFunction && this.#isOver) throw new GraphQLError(`Timeout on ${type}.${field}`);
  }

  /** Milliseconds of the present stop. */
  get #stoppedMs(): number {
    return this.#stops === 0 ? 0 : Math.min(this.#now() - this.#stoppedAt, this.#stopLeftMs);
  }

  get #isOver(): boolean {
    return this.#now() - this.#stoppedMs > this.#deadline;
  }

  /** Runs work whose time is not that of the request, up to a minute and a half in all. */
  async stopClock<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#stops === 0) this.#stoppedAt = this.#now();
    this.#stops += 1;
    try {
      return await work();
    } finally {
      if (this.#stops === 1) {
        const stopped = this.#stoppedMs;
        this.#stopLeftMs -= stopped;
        this.#deadline += stopped;
      }
      this.#stops -= 1;
    }
  }

  /** Resolves when it is time for more fields; undefined when that is now. */
  turn(): Promise<void> | undefined {
    return turns.wait(this);
  }

  /**
   * Called after waiting for a turn within a field.
   * @throws GraphQLError after the time limit, or the error that ended the request
   */
  checkTime(): void {
    if (this.#aborted !== null) throw this.#aborted;
    if (this.#isOver) throw new GraphQLError('Timeout');
  }

  /** @throws GraphQLError beyond the rows that one request reads */
  countRows(count: number): void {
    this.#rows += count;
    if (this.#rows > maxRows) throw new GraphQLError(`Lists hold more than ${maxRows} objects`);
  }

  /** @throws ExecutionAborted */
  spend(characters: number): void {
    if (this.#aborted !== null) throw this.#aborted;
    this.#characters += characters;
    if (this.#characters <= this.#bounds.characters) return;
    throw this.#giveUp(`Answer exceeds ${this.#bounds.characters} characters`);
  }

  /** @throws ExecutionAborted */
  spendOnLeaf(value: unknown): void {
    if (typeof value === 'string') this.spend(value.length);
    else if (Array.isArray(value)) for (const each of value) this.spendOnLeaf(each);
    else if (typeof value !== 'object' || value === null) this.spend(scalarChars);
    else this.spend(String(JSON.stringify(value)).length);
  }

  /** Marks a failure as one that the client reads. */
  tell(error: GraphQLError): GraphQLError {
    this.#failures += 1;
    if (this.#failures > this.#bounds.failures) {
      this.#giveUp(
        `More than ${this.#bounds.failures} fields failed, the last by: ${error.message}`,
      );
    }
    this.#told.add(error);
    return error;
  }

  /** The error to throw for a failed field: an error for the client, or the abort of the request. */
  failureOf(error: unknown): Error {
    if (error instanceof ExecutionAborted) return error;
    if (error instanceof GraphQLError) return this.tells(error) ? error : this.tell(error);
    if (error instanceof HttpError && error.status < 500) {
      return this.tell(new GraphQLError(formatMessage(error)));
    }
    return this.tell(new GraphQLError(this.describe(error)));
  }

  /** Logs a failure that is no refusal, up to the limit of a request, and returns its message. */
  describe(error: unknown): string {
    this.#reports += 1;
    return this.#reports > maxReports ? internalError : this.#report(error);
  }

  #giveUp(reason: string): Error {
    return (this.#aborted ??= new ExecutionAborted(reason));
  }
}

/** The text of either family of errors. */
function formatMessage({ body, message }: HttpError): string {
  if (typeof body === 'string') return body;
  const told = body?.['message'] ?? body?.['error'];
  if (typeof told === 'string') return told;
  return told === undefined ? message : listTexts(body).join(', ');
}
