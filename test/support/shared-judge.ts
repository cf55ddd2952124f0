import { connect, type Socket } from 'node:net';
import { inject } from 'vitest';
import type { SentResponse } from '#src/http/response-observer.ts';
import { readLines } from './read-lines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket of the second judge of the run. */
    judge: string;
  }
}

/** One line to the judge: a response for it to look at, or none to ask for what it objected to in those of a file. */
export interface ToJudge {
  readonly file: number;
  readonly sent: (SentResponse & { readonly body: string | null }) | null;
}

export interface FromJudge {
  readonly file: number;
  readonly objection: string | null;
}

interface Connection {
  readonly socket: Socket;
  readonly waiting: Map<number, (objection: string | null) => void>;
}

let connection: Connection | null = null;
/**
 * Short responses that this process has shown. Refusals come by the hundred: one of a kind is judged as all are, and the
 * file that met it first hears of it.
 */
const shown = new Set<string>();
const longestRemembered = 2000;
let lastFile = 0;

/** Shows the responses of one file's tests to the run's second judge. */
export function judgeResponses() {
  const { socket, waiting } = (connection ??= connected());
  const file = (lastFile += 1);
  const tell = (told: ToJudge) => socket.write(`${JSON.stringify(told)}\n`);
  return {
    record({ body, ...sent }: SentResponse): void {
      // The judge checks only the status of answers that are not JSON.
      const read = /json/i.test(sent.contentType ?? '') ? String(body) : 'bytes';
      const whole = { ...sent, body: body === null ? null : read };
      if (read.length <= longestRemembered) {
        const key = JSON.stringify(whole);
        if (shown.has(key)) return;
        shown.add(key);
      }
      tell({ file, sent: whole });
    },
    /** Throws the list of what it objects to. */
    async expectNone(): Promise<void> {
      const objection = await new Promise<string | null>((resolve) => {
        waiting.set(file, resolve);
        tell({ file, sent: null });
      });
      waiting.delete(file);
      if (objection !== null) throw new Error(objection);
    },
  };
}

function connected(): Connection {
  const waiting: Connection['waiting'] = new Map();
  const socket = connect(inject('judge')).unref();
  const end = () => {
    connection = null;
    shown.clear();
    for (const resolve of waiting.values()) resolve('The second judge has gone');
  };
  socket.on('error', end).on('close', end);
  readLines(socket, (line) => {
    const { file, objection } = JSON.parse(line) as FromJudge;
    waiting.get(file)?.(objection);
  });
  return { socket, waiting };
}
