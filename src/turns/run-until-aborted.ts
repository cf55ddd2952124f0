/** The result of a task. Rejects once the signal aborts, also where the task does not heed the signal. */
export async function runUntilAborted<Result>(
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const ended = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true, signal: ended.signal });
  });
  return Promise.race([task(), aborted]).finally(() => ended.abort());
}
