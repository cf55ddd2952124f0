/**
 * Result of a task, which is aborted when it takes too long. A look-up of a name cannot be aborted: its result is then
 * ignored.
 */
export async function runInTime<Result>(
  limitMs: number,
  tooLate: () => Error,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(tooLate());
      ended.abort();
    }, limitMs);
  });
  return Promise.race([task(ended.signal), late]).finally(() => clearTimeout(timer));
}
