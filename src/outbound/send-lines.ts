import { connect } from 'node:net';
import { findDestination, type OutboundRules } from './destination.ts';
import { runInTime } from './in-time.ts';
import { NoAnswer, findNoAnswer } from './no-answer.ts';

interface SendLinesOptions {
  readonly rules: OutboundRules;
  /** Milliseconds, of everything together. */
  readonly timeLimit: number;
}

/**
 * Writes lines to the host and port of a URL over TCP, if the rules allow it, and waits for the end of the connection.
 * Output of the other side is ignored.
 * @throws NoAnswer
 */
export function sendLines(
  url: URL,
  lines: readonly string[],
  { rules, timeLimit }: SendLinesOptions,
): Promise<void> {
  const createLateError = () => new NoAnswer('late');
  return runInTime(timeLimit, createLateError, async (signal) => {
    try {
      const { address, family, port } = await findDestination(url, rules);
      await new Promise<void>((resolve, reject) => {
        const socket = connect({ host: address, family, port, signal });
        socket.on('error', reject);
        socket.on('close', () => resolve());
        socket.resume();
        socket.end(lines.map((line) => `${line}\n`).join(''));
      });
    } catch (error) {
      throw findNoAnswer(error);
    }
  });
}
