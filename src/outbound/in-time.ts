/**
 * The result of a task, which is aborted when it takes longer. Looking up a name cannot be aborted: nobody waits for the
 * task then.
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
